import * as v from 'valibot'
import { ownPosting, postingCalls, type PostingCallName } from '../../../contract/postings/calls.ts'
import { emptyPosting, type PostingContent } from '../../../contract/postings/posting.ts'
import { ada, readAnswer, startTestServer, type Browser, type TestServer } from './harness.ts'

/** Content with everything that publishing needs at the initial time of the tests' clock. */
export const completePosting: PostingContent = {
  ...emptyPosting('Engine Builder'),
  description: 'You build engines that compute. '.repeat(5),
  workplace: 'onSite',
  places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }],
  employmentType: 'fullTime',
  pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  validThrough: '2030-03-01',
}

export const ask = async (browser: Browser, name: PostingCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/employer/${postingCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

type OwnPosting = v.InferOutput<typeof ownPosting>

/** Number of completed postings. */
let made = 0

const written = (more: Partial<PostingContent>): PostingContent => {
  made += 1
  const { description } = completePosting
  // A unique description, so that no posting counts as a copy.
  return { ...completePosting, description: `${description}\n\nNumber ${made}`, ...more }
}

/** Registers an employer and, by default, verifies the email address. Returns the actions of the employer. */
export async function employerAt(server: TestServer, { isVerified = true, domain = 'example.com' } = {}) {
  const browser = server.browser()
  const emailAddress = `employer.${crypto.randomUUID()}@${domain}`
  await browser.call('registerEmployer', { ...ada, emailAddress, companyName: 'Engine Works' })
  if (isVerified) {
    const verificationCode = await server.codeFor(emailAddress, 'Verify')
    await browser.call('verify', { emailAddress, verificationCode }, 'employer')
  }
  const one = async (name: PostingCallName, payload: object): Promise<OwnPosting> =>
    v.parse(ownPosting, (await ask(browser, name, payload)).result)
  const read = (id: string) => one('readPosting', { id })
  const draft = (title = 'Engine Builder') => one('createPosting', { title })
  const save = (id: string, revision: number, posting: PostingContent) =>
    ask(browser, 'savePosting', { id, revision, posting })
  /** Sends an event to a posting at its current revision. */
  const send = async (id: string, event: object) =>
    ask(browser, 'postingEvent', { id, revision: (await read(id)).revision, event })
  return {
    browser,
    emailAddress,
    read,
    draft,
    save,
    send,
    /** Creates a complete draft. Returns its id. */
    complete: async (more: Partial<PostingContent> = {}) => {
      const { id, revision } = await draft()
      await save(id, revision, written(more))
      return id
    },
    /** Creates and publishes a posting. */
    published: async (more: Partial<PostingContent> = {}) => {
      const { id, revision } = await draft()
      await save(id, revision, written(more))
      await send(id, { type: 'publish' })
      return read(id)
    },
  }
}

/** Starts a server with an employer who may publish. */
export async function startWithEmployer() {
  const server = await startTestServer()
  return { server, ...(await employerAt(server)) }
}
