import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { savingMachine } from '../../../machines/search/saving.ts'
import { savedJobOf } from '../../../stories/search/samples.ts'
import { failureWords } from '../../../src/words/failures.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { publish } from '../../support/publishing.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { done, failed } from '../postings/employer.ts'

interface SavingScene extends Scene {
  readonly slug: string
}

const slug = 'a-job'
const save = (page: Page) => page.getByRole('button', { name: /^Saved?$/ })
const withShown = v.object({ context: v.object({ shown: v.object({ [slug]: v.boolean() }) }) })
const nameIn = (place: Place) => (v.parse(withShown, place).context.shown[slug] ? 'Saved' : 'Save')
const unreachable = { code: 'unreachable', message: failureWords.unreachable }
const isTelling = (isSaved: boolean) => (place: Place) =>
  v.is(v.object({ context: v.object({ telling: v.object({ isSaved: v.literal(isSaved) }) }) }), place)

export const saving = driverOf<SavingScene>({
  machine: savingMachine,
  input: { slugs: [slug] },
  open: async ({ page, app, mailbox }) => {
    const { path } = await publish(page, app, mailbox)
    await page.context().clearCookies()
    await tellPages(page, app, await newAccount(page, app))
    const calls = await HeldCalls.of(page, 'listSavedJobs', 'saveJob', 'unsaveJob')
    await page.goto(path)
    return { page, calls, slug: path.slice('/jobs/'.length) }
  },
  moves: {
    'it is not saved': {
      event: done('readSaved', { saved: [], applied: {} }),
      drive: ({ calls }) => calls.answer('listSavedJobs', { items: [], next: null, applied: {} }),
    },
    'it is saved': {
      event: done('readSaved', { saved: [slug], applied: {} }),
      drive: ({ calls, ...scene }) =>
        calls.answer('listSavedJobs', {
          items: [savedJobOf({ slug: scene.slug })],
          next: null,
          applied: {},
        }),
    },
    'nobody can say whether it is saved': {
      event: failed('readSaved', unreachable),
      drive: ({ calls }) => calls.drop('listSavedJobs'),
    },
    'comes back to the page as it was left': {
      event: { type: 'returned' },
      drive: async ({ page }) => {
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      },
    },
    'presses the button': { event: { type: 'toggle', slug }, drive: ({ page }) => save(page).click() },
    'the server saves it': {
      event: { ...done('changeSaved', {}), output: undefined },
      from: isTelling(true),
      drive: ({ calls }) => calls.pass('saveJob'),
    },
    'the server takes it out': {
      event: { ...done('changeSaved', {}), output: undefined },
      from: isTelling(false),
      drive: ({ calls }) => calls.pass('unsaveJob'),
    },
    'it cannot be saved': {
      event: failed('changeSaved', unreachable),
      from: isTelling(true),
      drive: async ({ page, calls }) => {
        await calls.drop('saveJob')
        await expectToast(page, failureWords.unreachable)
      },
    },
    'it cannot be taken out': {
      event: failed('changeSaved', unreachable),
      from: isTelling(false),
      drive: async ({ page, calls }) => {
        await calls.drop('unsaveJob')
        await expectToast(page, failureWords.unreachable)
      },
    },
  },
  states: {
    reading: async ({ page }, snapshot) => {
      await expect(page.getByText('More', { exact: true })).toBeVisible()
      await expect(save(page)).toHaveCount(v.is(withShown, snapshot) ? 1 : 0)
    },
    resting: async ({ page }, snapshot) => {
      await expect(save(page)).toHaveText(nameIn(snapshot))
      await expect(save(page)).toHaveAttribute('aria-busy', 'false')
    },
    changing: async ({ page }, snapshot) => {
      await expect(save(page)).toHaveText(nameIn(snapshot))
    },
  },
})
