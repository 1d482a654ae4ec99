import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import * as v from 'valibot'
import { sentIntroduction } from '../../contract/introductions/calls.ts'
import { ownPosting } from '../../contract/postings/calls.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { emptyProfile, type ProfileContent } from '../../contract/talent/profile.ts'
import type { App } from './app.ts'
import type { BrowserConsole } from './fixtures.ts'
import { ask, join } from './joining.ts'
import type { Mailbox } from './mailbox.ts'
import { somebody } from './people.ts'
import { wholePosting } from './publishing.ts'

export interface TalentTools {
  readonly app: App
  readonly browser: Browser
  readonly browserConsole: BrowserConsole
  readonly mailbox: Mailbox
  readonly page: Page
}

const revised = v.looseObject({ revision: v.number() })
const foundSchema = v.looseObject({
  people: v.array(v.looseObject({ id: v.string(), headline: v.string() })),
})

/**
 * Logs in an employer whose verified email address is at the domain of the company's website. Returns the
 * company's name.
 */
export async function provenEmployer(
  page: Page,
  { app, mailbox }: Pick<TalentTools, 'app' | 'mailbox'>,
): Promise<string> {
  const domain = `w${randomUUID().slice(0, 8)}.example`
  await join(page, app, mailbox, 'employer', somebody({ emailAddress: `ada@${domain}` }))
  const { revision } = v.parse(revised, await ask(page, app, 'employer/read-company', {}))
  const name = `Works ${domain}`
  const company = { name, website: `https://${domain}`, about: '' }
  await ask(page, app, 'employer/update-company', { revision, company })
  return name
}

/** Publishes a posting of the logged-in employer. Returns its id. */
export async function openPosting(page: Page, app: App, more: Partial<PostingContent> = {}): Promise<string> {
  const posting = { ...wholePosting(), ...more }
  const draft = v.parse(ownPosting, await ask(page, app, 'employer/create-posting', { title: posting.title }))
  const { id } = draft
  await ask(page, app, 'employer/save-posting', { id, revision: draft.revision, posting })
  const { revision } = v.parse(ownPosting, await ask(page, app, 'employer/read-posting', { id }))
  await ask(page, app, 'employer/posting-event', { id, revision, event: { type: 'publish' } })
  return id
}

/**
 * Registers a candidate in a separate browser session, with an anonymous profile that contains a unique word.
 */
export async function visiblePerson(
  { app, browser, browserConsole, mailbox }: Omit<TalentTools, 'page'>,
  more: Partial<ProfileContent> = {},
) {
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const page = await context.newPage()
  await join(page, app, mailbox, 'candidate', somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  // Only letters, because digits can look like a phone number, which anonymous profiles hide.
  const word = `engines${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const headline = `Builder of ${word}`
  const profile = { ...emptyProfile, headline, ...more }
  await ask(page, app, 'candidate/save-profile', { revision: 1, profile })
  await ask(page, app, 'candidate/set-visibility', { visibility: 'anonymous' })
  await ask(page, app, 'candidate/create-resume', { title: 'Engines' })
  return { page, word, headline }
}

/** Id of a person, specific to the company of the logged-in employer. */
export async function personId(page: Page, app: App, word: string): Promise<string> {
  const found = await ask(page, app, 'employer/search-profiles', { q: word })
  const [person] = v.parse(foundSchema, found).people
  if (!person) throw new Error(`Nobody is found by ${word}.`)
  return person.id
}

/** A verified company that has invited an anonymous candidate, each in their own browser session. */
export async function invited(tools: TalentTools, more: Partial<PostingContent> = {}) {
  const { app, page: employer } = tools
  const company = await provenEmployer(employer, tools)
  const postingId = await openPosting(employer, app, { title: 'Engine Builder', ...more })
  const { page: candidate, word } = await visiblePerson(tools)
  const message = 'Your profile fits. Would you like to talk?'
  const { id } = v.parse(
    sentIntroduction,
    await ask(employer, app, 'employer/ask-introduction', {
      id: await personId(employer, app, word),
      postingId,
      message,
    }),
  )
  return { candidate, company, employer, id, word }
}
