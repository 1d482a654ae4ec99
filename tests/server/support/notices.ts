import * as v from 'valibot'
import { noticeCalls, type NoticeCallName } from '../../../contract/notices/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import { readAnswer, type Browser, type TestServer } from './harness.ts'

/** Makes a call about email settings. */
export const askMails = async (browser: Browser, role: Role, name: NoticeCallName, payload: object = {}) =>
  readAnswer(await browser.send(`/api/${role}/${noticeCalls[name].path}`, { body: JSON.stringify(payload) }))

/** Choices of emails by kind. */
export const choicesOf = async (browser: Browser, role: Role) =>
  v.parse(noticeCalls.readMailSettings.result, (await askMails(browser, role, 'readMailSettings')).result)
    .choices

export const choose = (browser: Browser, role: Role, choices: object) =>
  askMails(browser, role, 'saveMailSettings', { choices })

/**
 * Mails to a person, except those about verification and team invitations, with subjects without the brand.
 */
export const noticesTo = async ({ mails }: TestServer, emailAddress: string) =>
  (await mails(emailAddress))
    .map(({ subject, ...mail }) => ({ ...mail, subject: subject.split(' |')[0] ?? '' }))
    .filter(({ subject }) => !/^Verify|invited you/.test(subject))

export const subjectsTo = async (server: TestServer, emailAddress: string) =>
  (await noticesTo(server, emailAddress)).map(({ subject }) => subject)
