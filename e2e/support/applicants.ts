import { request, type Page } from 'playwright/test'
import * as v from 'valibot'
import { ownApplication } from '../../contract/applications/calls.ts'
import { accountPath } from '../../tests/contract/support/accountCalls.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import { plainPdf } from '../../tests/server/files/plainPdf.ts'
import type { App } from './app.ts'
import type { Mailbox } from './mailbox.ts'
import { somebody } from './people.ts'
import { publish } from './publishing.ts'

const pdf = Buffer.from(plainPdf())

/**
 * Registers an applicant with a verified email address and applies for a job, through the API. Returns the
 * application's reference, the person's session, and functions to read and change the application.
 *
 * @param slug of the posting
 * @param document content of a resume to write; without it, the applicant uploads a file
 */
export async function applicant(
  app: App,
  mailbox: Mailbox,
  slug: string,
  firstName: string,
  lastName = 'Okafor',
  document?: object,
) {
  const person = somebody({ firstName, lastName })
  const { emailAddress } = person
  const calls = await request.newContext({ baseURL: app.origin, extraHTTPHeaders: { origin: app.origin } })
  const ask = async (path: string, data: object): Promise<unknown> => {
    const answer = await calls.post(`/api/candidate/${path}`, { data })
    const envelope = v.parse(envelopeSchema, await answer.json())
    if (!envelope.status) throw new Error(`The server refuses ${path}: ${envelope.error.message}`)
    return envelope.result
  }
  await calls.post(`/api/${accountPath('candidate', 'register')}`, { data: { ...person, provider: 'email' } })
  const link = await mailbox.link(emailAddress, '/auth/verify/')
  await ask('verify', { emailAddress, verificationCode: new URL(link).pathname.split('/').at(-1) })
  const written = async () =>
    v.parse(v.object({ id: v.string() }), await ask('create-resume', { title: 'Sent', document })).id
  const uploaded = await calls.post('/api/candidate/upload-file', {
    data: pdf,
    headers: { 'content-type': 'application/pdf', 'x-file-name': `${firstName}.pdf` },
  })
  const file = v.parse(v.object({ result: v.object({ id: v.string() }) }), await uploaded.json()).result
  const read = async (data: object) => v.parse(ownApplication, await ask('read-application', data))
  const { id, reference, revision } = v.parse(ownApplication, await ask('start-application', { slug }))
  await ask('save-application', {
    id,
    revision,
    resume: document ? { resumeId: await written() } : { fileId: file.id },
    letter: { text: 'I build engines.' },
    answers: {},
  })
  const send = async (event: object) => {
    const { revision: newest } = await read({ id })
    return v.parse(ownApplication, await ask('application-event', { id, revision: newest, event }))
  }
  await send({ type: 'submit' })
  return { id, reference, calls, read: () => read({ id }), send }
}

export interface Tools {
  readonly page: Page
  readonly app: App
  readonly mailbox: Mailbox
}

/**
 * Publishes a posting with two applicants. Returns both and the path of the page where the employer answers
 * them.
 */
export async function twoApplicants({ app, mailbox, page }: Tools) {
  const posting = await publish(page, app, mailbox, { openings: 5 })
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  const jonas = await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  return { mina, jonas, path: `/employer/postings/${posting.id}/applicants` }
}
