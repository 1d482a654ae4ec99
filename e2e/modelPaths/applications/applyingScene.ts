import { expect, type Page } from 'playwright/test'
import { applicationDraft, applicationKept, appliedJob, file } from '../../../stories/support/applying.ts'
import { success } from '../../../contract/envelope.ts'
import { newAccount, tellPages, type Account } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import type { Tools } from '../driver.ts'
import type { Scene } from '../ends.ts'

/** Somebody at an application, before whom the calls of the page are held. */
export interface ApplyingScene extends Scene {
  readonly signIn: () => Promise<void>
}

const { slug } = appliedJob

/** What the server tells of the draft when it is begun. */
export const begun = { ...applicationDraft, earlier: {} }

/** Somebody has an account, of which the pages do not know yet, and has written on this device. */
export async function open({ page, app }: Tools): Promise<ApplyingScene> {
  const account: Account = await newAccount(page, app)
  await page.route(`**/api/jobs/${slug}`, (route) => route.fulfill({ json: success(appliedJob) }))
  await page.route('**/api/candidate/list-files', (route) =>
    route.fulfill({
      json: success({ items: [{ ...file, createdAt: applicationDraft.createdAt }], next: null }),
    }),
  )
  const calls = await HeldCalls.of(
    page,
    'startApplication',
    'saveApplication',
    'candidateEvent',
    'readApplication',
    'uploadFile',
  )
  await page.addInitScript(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [`application:${slug}`, JSON.stringify(applicationKept)],
  )
  await page.clock.install()
  await page.goto(`/jobs/${slug}/apply`)
  await expect(sendButton(page)).toBeVisible()
  // Time passes when a path says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return { page, calls, signIn: () => tellPages(page, app, account) }
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send application' })
export const letter = (page: Page) => page.getByLabel('Your letter')
export const heading = (page: Page, name: string) => page.getByRole('heading', { name })
export const stillWorking = (page: Page) => page.getByText('Still working. The connection may be slow.')
