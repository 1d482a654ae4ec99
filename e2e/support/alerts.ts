import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { alertPaths } from '../../contract/alerts/paths.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { emptyProfile } from '../../contract/talent/profile.ts'
import type { App } from './app.ts'
import { expect } from './fixtures.ts'
import { ask, join } from './joining.ts'
import type { Mailbox } from './mailbox.ts'
import { somebody } from './people.ts'
import { publish } from './publishing.ts'

const NOON = 12

/** A time zone where it is about noon, so that job alerts are sent at once. */
export function zoneAtNoon(): string {
  const hoursBehind = new Date().getUTCHours() - NOON
  return `Etc/GMT${hoursBehind < 0 ? '' : '+'}${hoursBehind}`
}

/** A unique word, of letters only. */
export const onlyWord = () => `wheel${randomUUID().replaceAll(/[^a-f]/g, '')}`

/** Requests a job alert for a new address. Returns the address and the path of the mailed confirmation. */
export async function requestedAlert(page: Page, app: App, mailbox: Mailbox, criteria: string) {
  const emailAddress = `${randomUUID()}@example.com`
  const alert = { criteria, emailAddress, every: 'instant', timeZone: zoneAtNoon() }
  await ask(page, app, 'public/alert', alert)
  return { emailAddress, confirmation: pathOf(await mailed(mailbox, emailAddress, () => true)) }
}

/**
 * Confirms a job alert as a guest and publishes a matching job, which is mailed. The browser is logged out
 * afterwards.
 *
 * @param more content of the job, which overrides the default
 */
export async function mailedAlert(
  page: Page,
  app: App,
  mailbox: Mailbox,
  { criteria = '', ...more }: Partial<PostingContent> & { readonly criteria?: string } = {},
) {
  const word = onlyWord()
  const search = `q=${word}${criteria && `&${criteria}`}`
  const { confirmation, emailAddress } = await requestedAlert(page, app, mailbox, search)
  await ask(page, app, 'public/confirm-alert', { token: tokenIn(confirmation) })
  const title = `Builder of ${word}`
  const job = await publish(page, app, mailbox, { title, ...more })
  await page.context().clearCookies()
  const less = pathOf(await mailed(mailbox, emailAddress, ({ searchParams }) => searchParams.has('job')))
  return { emailAddress, job, less, page: less.replace(/\?.*/, ''), title, token: tokenIn(less), word }
}

interface AlertTools {
  readonly allowConsole: (pattern: RegExp) => void
  readonly app: App
  readonly mailbox: Mailbox
  readonly page: Page
}

/**
 * Paths of the pages behind mailed links: an alert to confirm, one with “less like this”, a stopped one, and
 * a dead link.
 */
export async function alertPages({
  allowConsole,
  app,
  mailbox,
  page,
}: AlertTools): Promise<readonly string[]> {
  allowConsole(/status of 404 .*\/alerts\/nothing/)
  const { less, token } = await mailedAlert(page, app, mailbox)
  const slug = new URLSearchParams(less.replace(/.*\?/, '')).get('job')
  await ask(page, app, 'public/less-like', { token, slug, reason: 'company' })
  const { confirmation } = await requestedAlert(
    page,
    app,
    mailbox,
    'q=engine&place=London%2C+GB&radius=50&workplace=onSite',
  )
  const stopped = await requestedAlert(page, app, mailbox, 'q=builder&type=fullTime')
  await ask(page, app, 'public/stop-alert', { token: tokenIn(stopped.confirmation) })
  return [confirmation, less, stopped.confirmation, '/alerts/nothing']
}

/**
 * Logs in a candidate with recommended jobs, a saved job that closes soon, saved searches, and a hidden job.
 * Returns the paths of the pages that show them.
 */
export async function seeker(
  page: Page,
  app: App,
  mailbox: Mailbox,
): Promise<readonly [home: string, preferences: string]> {
  const word = onlyWord()
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const saved = await publish(page, app, mailbox, { title: `Saved ${word}`, validThrough: inTwoDays })
  const hidden = await publish(page, app, mailbox, { title: `Hidden ${word}` })
  for (const title of [`${word} by day`, `${word} by night`]) await publish(page, app, mailbox, { title })
  await page.context().clearCookies()
  await join(page, app, mailbox, 'candidate', somebody())
  const profile = { ...emptyProfile, looksFor: { ...emptyProfile.looksFor, titles: [word] } }
  await ask(page, app, 'candidate/save-profile', { revision: 1, profile })
  await ask(page, app, 'candidate/save-job', { slug: saved.slug })
  await ask(page, app, 'candidate/hide-job', { slug: hidden.slug })
  for (const criteria of [
    `q=${word}&place=London%2C+GB&workplace=onSite&workplace=hybrid&visa=sponsors&hours=30&replies=onTime`,
    'q=engine',
  ])
    await ask(page, app, 'candidate/save-search', { criteria, every: 'daily', timeZone: zoneAtNoon() })
  return ['/candidate', alertPaths.preferences]
}

/** Section with recommended jobs on Home. */
export const forYou = (page: Page) => page.getByRole('region', { name: 'New jobs for you' })

/** Waits for a mailed link to an alert page. Background jobs send the mail within some seconds. */
async function mailed(mailbox: Mailbox, address: string, fits: (link: URL) => boolean): Promise<string> {
  const found = () =>
    mailbox.links(address).find((link) => link.pathname.startsWith('/alerts/') && fits(link))
  await expect.poll(found, { message: `job alert to ${address}`, timeout: 45_000 }).toBeDefined()
  return found()?.href ?? ''
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

const tokenIn = (path: string) => /\/alerts\/([^/?]+)/.exec(path)?.[1] ?? ''
