import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { postingCalls, type OwnPosting } from '../../../contract/postings/calls.ts'
import { userSchema } from '../../../contract/user.ts'
import type { EditorContext } from '../../../machines/postings/editorContext.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { wholePosting } from '../../../tests/machines/support/postings.ts'
import type { App } from '../../support/app.ts'
import { somebody } from '../../support/people.ts'
import { askAsEmployer, askForPosting } from '../../support/postings.ts'
import { HeldCalls } from '../calls.ts'
import type { Drive, Tools } from '../driver.ts'

/** An employer at a draft, before whom the calls of the page are held. */
export interface EditorScene {
  readonly page: Page
  readonly app: App
  readonly calls: HeldCalls
  readonly id: string
}

/** Somebody else does something to the posting as it is now. */
export async function happenElsewhere(scene: EditorScene, type: (now: OwnPosting) => string): Promise<void> {
  const now = await askForPosting(scene.page, scene.app, 'readPosting', { id: scene.id })
  const event = { type: type(now), ...(type(now) === 'close' && { outcome: 'cancelled' }) }
  await askForPosting(scene.page, scene.app, 'postingEvent', { id: scene.id, revision: now.revision, event })
}

/** An employer whose address is verified writes a draft that is complete. */
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
  // Time passes when a path says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return { page, app, calls, id }
}

export const summary = (page: Page) => page.getByLabel('Summary (optional)')
export const openings = (page: Page) => page.getByLabel('Openings')
export const publish = (page: Page) => page.getByRole('button', { name: /^Publish/ })
export const inBar = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first()

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the places are those of this machine
export const contextOf = ({ context }: Place) => context as EditorContext

export const other = (text: string) => (text === 'One' ? 'Two' : 'One')

export const press =
  (name: string): Drive<EditorScene>['drive'] =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

export const done =
  (src: string, output: (saved: OwnPosting) => object): Drive<EditorScene>['event'] =>
  ({ ...place }) => ({
    type: `xstate.done.actor.${src}`,
    actorId: src,
    output: output(contextOf(place).saved),
  })

export const failed = (src: string, more: object) => ({
  type: `xstate.error.actor.${src}`,
  actorId: src,
  error: { code: 'refused', message: 'No.', ...more },
})

type Effect = 'savePosting' | 'postingEvent' | 'readPosting'

export const unreached = (src: Effect): Drive<EditorScene> => ({
  event: failed(src, { code: 'unreachable' }),
  drive: ({ calls }) => calls.drop(src),
})

export const overtaken = (src: Effect): Drive<EditorScene> => ({
  event: failed(src, { reason: { code: 'conflict', revision: 9 } }),
  drive: ({ calls }) => calls.refuse(src, { message: 'No.', code: 'conflict', revision: 9 }),
})

export const notFound = (src: Effect): Drive<EditorScene> => ({
  event: failed(src, { reason: { code: 'notFound' } }),
  drive: ({ calls }) => calls.refuse(src, { message: 'No.' }, 404),
})

export const passed = (delay: string, state: string, ms: number): Drive<EditorScene> => ({
  event: { type: `xstate.after.${delay}.editor.${state}` },
  drive: ({ page }) => page.clock.fastForward(ms),
})
