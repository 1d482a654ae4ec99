import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { postingCalls, type OwnPosting } from '../../../contract/postings/calls.ts'
import { userSchema } from '../../../contract/user.ts'
import { postingDraft } from '../../../machines/postings/postingDraft.ts'
import { wholePosting } from '../../../tests/machines/support/postings.ts'
import type { App } from '../../support/app.ts'
import { somebody } from '../../support/people.ts'
import { askAsEmployer, askForPosting } from '../../support/postings.ts'
import { HeldCalls } from '../calls.ts'
import type { Tools } from '../driver.ts'
import { contextIn, doneWith } from '../writing.ts'

/** A draft of an employer, opened in the editor with its calls held. */
export interface EditorScene {
  readonly page: Page
  readonly app: App
  readonly calls: HeldCalls
  readonly id: string
}

/**
 * Sends an event to the posting outside the page, as another window would.
 *
 * @param type event type, depending on the current posting
 */
export async function applyEventElsewhere(
  scene: EditorScene,
  type: (now: OwnPosting) => string,
): Promise<void> {
  const now = await askForPosting(scene.page, scene.app, 'readPosting', { id: scene.id })
  const event = { type: type(now), ...(type(now) === 'close' && { outcome: 'cancelled' }) }
  await askForPosting(scene.page, scene.app, 'postingEvent', { id: scene.id, revision: now.revision, event })
}

/** Opens the editor with a complete draft of an employer whose email address is verified. */
export async function open({ page, app, mailbox }: Tools): Promise<EditorScene> {
  const person = somebody()
  const made = await askAsEmployer(page, app, 'register', {
    ...person,
    provider: 'email',
    companyName: 'Engine Works',
  })
  const user = v.parse(userSchema, made)
  const link = await mailbox.link(person.emailAddress, '/auth/verify/employer/')
  const verificationCode = link.split('/').at(-1)
  await askAsEmployer(page, app, 'verify', { emailAddress: person.emailAddress, verificationCode })
  const { id, revision } = await askForPosting(page, app, 'createPosting', { title: wholePosting.title })
  await askAsEmployer(page, app, postingCalls.savePosting.path, { id, revision, posting: wholePosting })
  const value = encodeURIComponent(JSON.stringify({ ...user, isVerified: true }))
  await page.context().addCookies([{ name: 'employer', value, url: app.origin }])
  await page.clock.install()
  await page.goto(`/employer/postings/${id}/edit`)
  await expect(summary(page)).toBeVisible()
  const calls = await HeldCalls.of(page, 'savePosting', 'postingEvent', 'readPosting')
  // Stops the clock: time passes only when a path advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return { page, app, calls, id }
}

export const summary = (page: Page) => page.getByLabel('Summary (optional)')
export const openings = (page: Page) => page.getByLabel('Openings')
export const publish = (page: Page) => page.getByRole('button', { name: /^Publish/ })

export const contextOf = contextIn(postingDraft)
export const ends = doneWith(contextOf)
