import * as v from 'valibot'
import {
  applicantSchema,
  applicationCalls,
  ownApplication,
  type ApplicationCallName,
} from '../../../contract/applications/calls.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { KIB, pdf, uploaded } from './files.ts'
import { ada, readAnswer, startTestServer, type Browser, type TestServer } from './harness.ts'
import { employerAt } from './postings.ts'

type Settings = Parameters<typeof startTestServer>[0]

/** Makes a call about applications, as the side that it is for. */
export const ask = async (browser: Browser, name: ApplicationCallName, payload: object = {}) => {
  const { path, roles } = applicationCalls[name]
  return readAnswer(await browser.send(`/api/${roles[0]}/${path}`, { body: JSON.stringify(payload) }))
}

/** A browser in which a candidate has just registered, and by default verified the address. */
export async function candidateAt(
  server: TestServer,
  {
    emailAddress = `candidate.${crypto.randomUUID()}@example.com`,
    firstName = ada.firstName,
    isVerified = true,
    lastName = ada.lastName,
  } = {},
) {
  const browser = server.browser()
  await browser.call('register', { ...ada, firstName, lastName, emailAddress })
  if (isVerified) {
    const verificationCode = await server.codeFor(emailAddress, 'Verify')
    await browser.call('verify', { emailAddress, verificationCode })
  }
  return { emailAddress, ...applyingIn(browser) }
}

/** Actions of a logged-in candidate. */
export function applyingIn(browser: Browser) {
  const one = async (name: ApplicationCallName, payload: object) =>
    v.parse(ownApplication, (await ask(browser, name, payload)).result)
  const read = (id: string) => one('readApplication', { id })
  const start = (slug: string | null) => one('startApplication', { slug })
  const save = (id: string, revision: number, said: object) =>
    ask(browser, 'saveApplication', { id, revision, resume: null, letter: null, answers: {}, ...said })
  /** Does something with an application as it is now. */
  const send = async (id: string, event: object) =>
    ask(browser, 'candidateEvent', { id, revision: (await read(id)).revision, event })
  /** Brings a resume, so that nothing is missing. */
  const complete = async (id: string, said: object = {}) => {
    const { id: fileId } = await uploaded(browser, pdf(KIB))
    await save(id, (await read(id)).revision, { resume: { fileId }, ...said })
    return fileId
  }
  return {
    browser,
    complete,
    read,
    save,
    send,
    start,
    /** An application that has just been sent. */
    applied: async (slug: string | null, said: object = {}) => {
      const { id } = await start(slug)
      await complete(id, said)
      await send(id, { type: 'submit' })
      return read(id)
    },
  }
}

/** A server, an employer with a posting that takes people, and what the employer does. */
export async function startWithPosting(more: Partial<PostingContent> = {}, settings: Settings = {}) {
  const server = await startTestServer(settings)
  const employer = await employerAt(server)
  const posting = await employer.published(more)
  return { server, posting, employer: { ...employer, ...answeringIn(employer.browser) } }
}

/** Actions of an employer on applications. */
export function answeringIn(browser: Browser) {
  const look = async (id: string) =>
    v.parse(applicantSchema, (await ask(browser, 'readApplicant', { id })).result)
  return {
    look,
    /** Does something with an application as it is now. */
    answer: async (id: string, event: object) =>
      ask(browser, 'employerEvent', { id, revision: (await look(id)).revision, event }),
  }
}
