import { expect, type Page } from 'playwright/test'
import { applicationDraft, applicationKept, appliedJob, file } from '../../../stories/support/applying.ts'
import { success } from '../../../contract/envelope.ts'
import { applyWords } from '../../../src/words/applications/apply.ts'
import type { KeptApplication } from '../../../machines/applications/applicationDraft.ts'
import { employer } from '../../../tests/machines/support/events.ts'
import { newAccount, tellEmployer, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import type { Tools } from '../driver.ts'
import type { Scene } from '../ends.ts'
import { letPartsShow } from '../writing.ts'

/** The apply page with its calls held. */
export interface ApplyingScene extends Scene {
  readonly signIn: () => Promise<void>
  readonly signInEmployer: () => Promise<void>
  /** Answers the request for the job and waits for the form. */
  readonly readJob: () => Promise<void>
}

const { slug } = appliedJob

/** A draft as the server creates it. */
export const begun = { ...applicationDraft, earlier: {} }

/**
 * Opens the page for a guest with an account and stored input on this device. The request for the job is
 * still pending.
 */
export async function openPage(
  { page, app }: Tools,
  kept: KeptApplication = applicationKept,
): Promise<ApplyingScene> {
  const account = await newAccount(page, app)
  const { promise: isRead, resolve: answerJob } = Promise.withResolvers<void>()
  await page.route(`**/api/jobs/${slug}`, async (route) => {
    await isRead
    await route.fulfill({ json: success(appliedJob) })
  })
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
    'uploadFile',
    'createLetter',
  )
  await page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [`application:${slug}`, JSON.stringify(kept)],
  )
  await page.clock.install()
  await page.goto(`/jobs/${slug}/apply`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Stops the clock: time passes only when a path advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return {
    page,
    calls,
    readJob: async () => {
      answerJob()
      await expect(page.getByText(applyWords.opening).or(sendButton(page)).first()).toBeVisible()
      await letPartsShow(page)
    },
    signIn: () => tellPages(page, app, account),
    signInEmployer: () => tellEmployer(page, app, employer),
  }
}

/** Opens the page and answers the request for the job. */
export async function open(tools: Tools): Promise<ApplyingScene> {
  const scene = await openPage(tools)
  await scene.readJob()
  await expect(sendButton(tools.page)).toBeVisible()
  return scene
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send application' })
export const letter = (page: Page) => page.getByLabel('Your letter')
export const heading = (page: Page, name: string) => page.getByRole('heading', { name })
export const stillWorking = (page: Page) => page.getByText('Still working. The connection may be slow.')
