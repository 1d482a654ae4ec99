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

/** Makes a call about applications with the role that the call requires. */
export const ask = async (browser: Browser, name: ApplicationCallName, payload: object = {}) => {
  const { path, roles } = applicationCalls[name]
  return readAnswer(await browser.send(`/api/${roles[0]}/${path}`, { body: JSON.stringify(payload) }))
}

/**
 * Registers a candidate and, by default, verifies the email address. Returns the actions of the candidate.
 */
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
  /** Sends an event to an application at its current revision. */
  const send = async (id: string, event: object) =>
    ask(browser, 'candidateEvent', { id, revision: (await read(id)).revision, event })
  /** Uploads a resume, so that the application is complete. */
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
    /** Starts, completes and sends an application. */
    applied: async (slug: string | null, said: object = {}) => {
      const { id } = await start(slug)
      await complete(id, said)
      await send(id, { type: 'submit' })
      return read(id)
    },
  }
}

/** Starts a server with an employer, an open posting and the actions of the employer. */
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
    /** Sends an event to an application at its current revision. */
    answer: async (id: string, event: object) =>
      ask(browser, 'employerEvent', { id, revision: (await look(id)).revision, event }),
  }
}
