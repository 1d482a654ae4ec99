import { expect, type Browser, type Page } from 'playwright/test'
import * as v from 'valibot'
import { applicationCalls, ownApplication } from '../../../contract/applications/calls.ts'
import { changeStream } from '../../../contract/changes.ts'
import { ownPosting, postingCalls } from '../../../contract/postings/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import type { App } from '../../support/app.ts'
import { bringResume } from '../../support/applying.ts'
import type { BrowserConsole } from '../../support/fixtures.ts'
import { ask, join } from '../../support/joining.ts'
import type { Mailbox } from '../../support/mailbox.ts'
import { somebody } from '../../support/people.ts'
import { wholePosting } from '../../support/publishing.ts'

export interface Tools {
  readonly app: App
  readonly browser: Browser
  readonly browserConsole: BrowserConsole
  readonly mailbox: Mailbox
}

/** A candidate and an employer, each in their own browser session. */
export interface Sides {
  readonly app: App
  readonly candidate: Page
  readonly employer: Page
  /** Id of the resume file that the candidate sends. */
  readonly fileId: string
}

export const company = 'Engine Works'
export const firstName = 'Mina'
export const lastName = 'Okafor'

/** Opens a browser session of a member with a verified email address. */
export async function member({ app, browser, browserConsole, mailbox }: Tools, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const page = await context.newPage()
  await join(page, app, mailbox, role, somebody(role === 'candidate' ? { firstName, lastName } : {}))
  return page
}

export async function bothSides(tools: Tools): Promise<Sides> {
  const { app } = tools
  const candidate = await member(tools, 'candidate')
  const employer = await member(tools, 'employer')
  const fileId = await bringResume(candidate, app)
  return { app, candidate, employer, fileId }
}

/** Creates a complete draft of a posting through the API, because the editor has tests of its own. */
export async function draftPosting({ app, employer }: Sides, title: string) {
  const call = async (name: keyof typeof postingCalls, data: object) =>
    ask(employer, app, `employer/${postingCalls[name].path}`, data)
  const { id, revision } = v.parse(ownPosting, await call('createPosting', { title }))
  await call('savePosting', { id, revision, posting: { ...wholePosting(), title } })
  const publish = async () => {
    const { revision: newest } = v.parse(ownPosting, await call('readPosting', { id }))
    const event = { type: 'publish' }
    const { slug } = v.parse(ownPosting, await call('postingEvent', { id, revision: newest, event }))
    return slug ?? ''
  }
  return { id, publish }
}

/** Creates a complete draft of an application through the API. */
export async function draftApplication({ app, candidate, fileId }: Sides, slug: string) {
  const { saveApplication, startApplication } = applicationCalls
  const begun = await ask(candidate, app, `candidate/${startApplication.path}`, { slug })
  const { id, reference, revision } = v.parse(ownApplication, begun)
  const content = { resume: { fileId }, letter: { text: 'I build engines.' }, answers: {} }
  await ask(candidate, app, `candidate/${saveApplication.path}`, { id, revision, ...content })
  return { id, reference }
}

/** Opens an address, and waits until the page is connected to the event stream. */
export async function open(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse((response) => response.url().includes(`/${changeStream.path}?`))
  await page.goto(path)
  await opened
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
