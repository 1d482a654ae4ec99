import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { App } from './app.ts'
import { expect } from './fixtures.ts'
import { ask } from './joining.ts'
import type { Mailbox } from './mailbox.ts'
import { publish } from './publishing.ts'

const NOON = 12

/** A time zone in which it is about noon: job alerts are sent at once there. */
export function zoneAtNoon(): string {
  const hoursBehind = new Date().getUTCHours() - NOON
  return `Etc/GMT${hoursBehind < 0 ? '' : '+'}${hoursBehind}`
}

/** A word that no other job has, of letters alone. */
export const onlyWord = () => `wheel${randomUUID().replaceAll(/[^a-f]/g, '')}`

/** Requests a job alert for a new address. Gives the address and the path of the mailed confirmation. */
export async function requestedAlert(page: Page, app: App, mailbox: Mailbox, criteria: string) {
  const emailAddress = `${randomUUID()}@example.com`
  const alert = { criteria, emailAddress, every: 'instant', timeZone: zoneAtNoon() }
  await ask(page, app, 'public/alert', alert)
  return { emailAddress, confirmation: pathOf(await mailbox.link(emailAddress, '/alerts/')) }
}

/**
 * A guest confirms a job alert, which mails a job. The browser is signed out afterwards.
 *
 * @param more what the job says besides, or instead
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
  const lessLike = () => mailbox.links(emailAddress).find(({ searchParams }) => searchParams.has('job'))
  await expect.poll(lessLike, { message: `job alert to ${emailAddress}` }).toBeDefined()
  const less = pathOf(lessLike()?.href ?? '')
  return { emailAddress, job, less, page: less.replace(/\?.*/, ''), title, token: tokenIn(less), word }
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

const tokenIn = (path: string) => /\/alerts\/([^/?]+)/.exec(path)?.[1] ?? ''
