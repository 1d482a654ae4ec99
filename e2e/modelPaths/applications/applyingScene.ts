import { expect, type Page } from 'playwright/test'
import { applicationDraft, applicationKept, appliedJob, file } from '../../../stories/support/applying.ts'
import { success } from '../../../contract/envelope.ts'
import type { ApplyingContext } from '../../../machines/applications/applyingContext.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { newAccount, tellPages, type Account } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import type { Drive, Tools } from '../driver.ts'
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
export const inLine = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first()

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the places are those of this machine
export const contextOf = ({ context }: Place) => context as ApplyingContext

export const other = (text: string) => (text === 'One' ? 'Two' : 'One')

export const press =
  (name: string): Drive<ApplyingScene>['drive'] =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

type Effect = 'saveApplication' | 'candidateEvent' | 'readApplication'

export const done = (actorId: string, output: object) => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
})

export const failed = (actorId: string, more: object) => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error: { code: 'refused', message: 'No.', ...more },
})

export const unreached = (src: Effect): Drive<ApplyingScene> => ({
  event: failed(src, { code: 'unreachable' }),
  drive: ({ calls }) => calls.drop(src),
})

export const overtaken = (src: Effect): Drive<ApplyingScene> => ({
  event: failed(src, { reason: { code: 'conflict', revision: 9 } }),
  drive: ({ calls }) => calls.refuse(src, { message: 'No.', code: 'conflict', revision: 9 }),
})

export const passed = (delay: string, state: string, ms: number): Drive<ApplyingScene> => ({
  event: { type: `xstate.after.${delay}.applying.${state}` },
  drive: ({ page }) => page.clock.fastForward(ms),
})
