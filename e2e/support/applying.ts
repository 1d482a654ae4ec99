import type { Page } from 'playwright/test'
import * as v from 'valibot'
import {
  applicantSchema,
  applicationCalls,
  ownApplication,
  type ApplicationCallName,
} from '../../contract/applications/calls.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { uploads } from '../../contract/files/uploads.ts'
import { plainPdf } from '../../tests/server/files/plainPdf.ts'
import type { App } from './app.ts'
import { join } from './joining.ts'
import type { Mailbox } from './mailbox.ts'
import { somebody } from './people.ts'
import { publish } from './publishing.ts'

const resume = Buffer.from(plainPdf())

/**
 * Makes a call about applications with this browser's session. Returns the result.
 *
 * @throws {Error} if the server refuses the call
 */
async function ask(page: Page, app: App, name: ApplicationCallName, data: object): Promise<unknown> {
  const { path, roles } = applicationCalls[name]
  const answer = await page.request.post(`${app.origin}/api/${roles[0]}/${path}`, {
    headers: { origin: app.origin },
    data,
  })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${name}: ${envelope.error.message}`)
  return envelope.result
}

/** Uploads a resume file. Returns its id. */
export async function bringResume(page: Page, app: App, name = 'resume.pdf'): Promise<string> {
  const answer = await page.request.post(`${app.origin}/api/candidate/${uploads.uploadFile.path}`, {
    headers: { origin: app.origin, 'content-type': 'application/pdf', 'x-file-name': name },
    data: resume,
  })
  const envelope = v.object({ result: uploads.uploadFile.result })
  return v.parse(envelope, await answer.json()).result.id
}

/** Logs in a new candidate with a verified email address in this browser. */
export async function joinVerified(page: Page, app: App, mailbox: Mailbox) {
  const person = somebody({ firstName: 'Mina', lastName: 'Okafor' })
  await join(page, app, mailbox, 'candidate', person)
  return person
}

/**
 * Publishes a posting as an employer and applies for it as a candidate, in one browser. Returns the
 * application, and functions with which either side acts on it and the employer on the posting.
 */
export async function applied(page: Page, app: App, mailbox: Mailbox, more: Partial<PostingContent> = {}) {
  const { path, person: employer, send: change } = await publish(page, app, mailbox, more)
  const person = await joinVerified(page, app, mailbox)
  const slug = path.split('/').at(-1) ?? ''
  const { id, reference } = v.parse(ownApplication, await ask(page, app, 'startApplication', { slug }))
  const fileId = await bringResume(page, app)
  await ask(page, app, 'saveApplication', {
    id,
    revision: 1,
    resume: { fileId },
    letter: { text: 'I build.' },
    answers: {},
  })
  const read = async () => v.parse(ownApplication, await ask(page, app, 'readApplication', { id }))
  const send = async (event: object) =>
    ask(page, app, 'candidateEvent', { id, revision: (await read()).revision, event })
  const answer = async (event: object) => {
    const { revision } = v.parse(applicantSchema, await ask(page, app, 'readApplicant', { id }))
    await ask(page, app, 'employerEvent', { id, revision, event })
  }
  await send({ type: 'submit' })
  return {
    answer,
    change,
    employer,
    id,
    path: `/candidate/applications/${reference}`,
    person,
    read,
    reference,
    send,
    slug,
  }
}
