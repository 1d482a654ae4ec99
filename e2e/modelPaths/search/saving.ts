import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { savingMachine } from '../../../machines/search/saving.ts'
import { savedJobOf } from '../../../stories/search/samples.ts'
import { failureWords } from '../../../src/words/failures.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { employer } from '../../../tests/machines/support/events.ts'
import type { App } from '../../support/app.ts'
import { publish } from '../../support/publishing.ts'
import { newAccount, tellEmployer, tellPages } from '../accounts.ts'
import { takeCookies } from '../browserCookies.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Drive } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { done, failed } from '../postings/employer.ts'

interface SavingScene extends Scene {
  readonly app: App
  readonly slug: string
}

const slug = 'a-job'
const another = 'another-job'
const save = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('button', { name: /^Saved?$/ })
const contextSchema = v.object({
  owner: v.nullable(v.string()),
  slugs: v.array(v.string()),
  shown: v.record(v.string(), v.boolean()),
  change: v.optional(v.object({ isSaved: v.boolean() })),
})
const contextOf = ({ context }: Place) => v.parse(contextSchema, context)
const nameIn = (place: Place) => (contextOf(place).shown[slug] ? 'Saved' : 'Save')
const unreachable = { code: 'unreachable', message: failureWords.unreachable }
const isChanging = (isSaved: boolean) => (place: Place) => contextOf(place).change?.isSaved === isSaved
/** True once the page shows the saved jobs of a candidate. */
const isOwn = (place: Place) => contextOf(place).owner !== null && !place.matches('unavailable')

/** Runs work that makes the page reload its saved jobs, even if an older read is pending. */
const readAnew =
  (work: (page: Page) => Promise<void>): Drive<SavingScene>['drive'] =>
  ({ page, calls }) =>
    calls.isWaiting('listSavedJobs') ? calls.anew('listSavedJobs', () => work(page)) : work(page)

export const saving = driverOf<SavingScene>({
  machine: savingMachine,
  input: { slugs: [slug] },
  open: async ({ page, app, mailbox }) => {
    const title = `Cooper ${randomUUID().slice(0, 8)}`
    const { path } = await publish(page, app, mailbox, { title })
    await page.context().clearCookies()
    await tellPages(page, app, await newAccount(page, app))
    const calls = await HeldCalls.of(page, 'session', 'listSavedJobs', 'saveJob', 'unsaveJob')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
    return { page, app, calls, slug: path.slice('/jobs/'.length) }
  },
  moves: {
    'a candidate is there': {
      event: { type: 'visitor.candidate', id: 'c1' },
      from: (place) => contextOf(place).owner === null && place.matches('unavailable'),
      drive: ({ calls }) => expect.poll(() => calls.isWaiting('listSavedJobs')).toBe(true),
    },
    'another tab logs out': {
      event: { type: 'visitor.guest' },
      from: isOwn,
      drive: ({ page }) => takeCookies(page, 'candidate'),
    },
    'another tab logs in as an employer instead': {
      event: { type: 'visitor.employer' },
      from: isOwn,
      drive: async ({ page, app }) => {
        await tellEmployer(page, app, employer)
        await takeCookies(page, 'candidate')
      },
    },
    'opens another job': {
      event: { type: 'listed', slugs: [slug, another] },
      from: (place) => isOwn(place) && contextOf(place).slugs.length === 1,
      drive: readAnew(async (page) => {
        await page.evaluate((open) => {
          history.pushState(null, '', `${location.search}&job=${open}`)
          dispatchEvent(new PopStateEvent('popstate'))
        }, another)
      }),
    },
    'it is not saved': {
      event: done('readSaved', { saved: [], applied: {} }),
      from: isOwn,
      drive: ({ calls }) => calls.answer('listSavedJobs', { items: [], next: null, applied: {} }),
    },
    'it is saved': {
      event: done('readSaved', { saved: [slug], applied: {} }),
      from: isOwn,
      drive: ({ calls, ...scene }) =>
        calls.answer('listSavedJobs', {
          items: [savedJobOf({ slug: scene.slug })],
          next: null,
          applied: {},
        }),
    },
    'nobody can say whether it is saved': {
      event: failed('readSaved', unreachable),
      from: isOwn,
      drive: ({ calls }) => calls.drop('listSavedJobs'),
    },
    'comes back to the page as it was left': {
      event: { type: 'returned' },
      from: isOwn,
      drive: readAnew(async (page) => {
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      }),
    },
    'presses the button': {
      event: { type: 'toggle', slug },
      from: isOwn,
      drive: ({ page }) => save(page).click(),
    },
    'the server saves it': {
      event: { ...done('changeSaved', {}), output: undefined },
      from: isChanging(true),
      drive: ({ calls }) => calls.pass('saveJob'),
    },
    'the server takes it out': {
      event: { ...done('changeSaved', {}), output: undefined },
      from: isChanging(false),
      drive: ({ calls }) => calls.pass('unsaveJob'),
    },
    'it cannot be saved': {
      event: failed('changeSaved', unreachable),
      from: isChanging(true),
      drive: async ({ page, calls }) => {
        await calls.drop('saveJob')
        await expectToast(page, failureWords.unreachable)
      },
    },
    'it cannot be taken out': {
      event: failed('changeSaved', unreachable),
      from: isChanging(false),
      drive: async ({ page, calls }) => {
        await calls.drop('unsaveJob')
        await expectToast(page, failureWords.unreachable)
      },
    },
  },
  states: {
    unavailable: ({ page }) => expect(save(page)).toHaveCount(0),
    reading: async ({ page }, snapshot) => {
      const { owner, shown } = contextOf(snapshot)
      // Storage on the device answers at once, so a loading state is visible only for accounts.
      if (owner === null) await expect(save(page)).toHaveText('Save')
      else await expect(save(page)).toHaveCount(slug in shown ? 1 : 0)
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
