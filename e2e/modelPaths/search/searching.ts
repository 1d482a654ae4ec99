import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { searchingMachine } from '../../../machines/search/searching.ts'
import { searches } from '../../../stories/search/samples.ts'
import { failureWords } from '../../../src/words/failures.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { publish } from '../../support/publishing.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import { waited, type Scene } from '../ends.ts'
import { button, done, failed, press, stillWorking } from '../postings/employer.ts'

interface SearchScene extends Scene {
  readonly title: string
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const hasSearched = (place: Place) =>
  v.parse(v.object({ context: v.object({ search: v.string() }) }), place).context.search !== ''

export const searching = driverOf<SearchScene>({
  machine: searchingMachine,
  input: { page: searches.first },
  idle: ['page', 'failure'],
  open: async ({ page, app, mailbox }) => {
    const title = `Wheelwright ${randomUUID().slice(0, 8)}`
    await publish(page, app, mailbox, { title })
    const calls = await HeldCalls.of(page, 'jobs')
    await page.clock.install()
    await page.goto('/jobs')
    // It changes in place once somebody has begun.
    await page.getByLabel('What').focus()
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    return { page, calls, title }
  },
  moves: {
    searches: {
      event: { type: 'search', search: '?q=wheelwright' },
      drive: async ({ page, title }) => {
        await page.getByLabel('What').fill(title)
        await press(page, 'Search')
      },
    },
    'goes back': {
      event: { type: 'restore', page: searches.first },
      from: hasSearched,
      drive: async ({ page }) => {
        await page.goBack()
      },
    },
    'tries again': { event: { type: 'retry' }, drive: ({ page }) => press(page, 'Try again') },
    ...waited('searching.searching.waiting'),
    'the server gives what it has found': {
      event: done('searchJobs', searches.many),
      drive: ({ calls }) => calls.pass('jobs'),
    },
    'the server is not reached': {
      event: failed('searchJobs', { code: 'unreachable', message: failureWords.unreachable }),
      drive: ({ calls }) => calls.drop('jobs'),
    },
  },
  states: {
    shown: async ({ page }) => {
      await expect(results(page)).toHaveAttribute('aria-busy', 'false')
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
    'searching.waiting': async ({ page }) => {
      await expect(results(page)).toHaveAttribute('aria-busy', 'true')
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'searching.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    failed: async ({ page }) => {
      await expect(page.getByText(failureWords.unreachable)).toBeVisible()
      await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    },
  },
})
