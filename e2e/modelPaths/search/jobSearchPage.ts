import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { withOpenJob } from '../../../contract/search/address.ts'
import { jobSearchPageMachine } from '../../../machines/search/jobSearchPage.ts'
import { slowAfterMs } from '../../../machines/shared/submission.ts'
import { searchWords } from '../../../src/words/search.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { searches } from '../../../stories/search/samples.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { publish } from '../../support/publishing.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Drive } from '../driver.ts'
import type { Scene } from '../ends.ts'
import { button, done, failed, press, stillWorking } from '../postings/employer.ts'

interface SearchScene extends Scene {
  readonly title: string
}

const SEARCH = '?q=wheelwright'
/** Addresses at which the filters of saved searches are edited. */
const saved = {
  one: '?alert=0b3f1c52-6a1e-4f0e-9a53-8f4f6d2c7e10',
  other: '?alert=5d1d0c8e-3c55-4b0a-8a52-b7d0f3c1a9e4',
} as const
const BY_PAY = '?sort=pay'
const unreachable = { code: 'unreachable', message: failureWords.unreachable }
/** List before any search, with a first job that differs from all search results. */
const unasked = { ...searches.first, found: searches.remote.found, open: null }
/** Search results with a further page, and the rows of that page. */
const results = { ...searches.many, search: SEARCH }
const rows = { items: searches.later.found.jobs, next: null }

const list = (page: Page) => page.locator('#results')
const more = (page: Page) => page.getByRole('link', { name: /^(Show 20 more|Try again)$/ })
const close = (page: Page) => page.getByRole('button', { name: 'Back to results' })
/** Pane with the open job. */
const beside = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('link', { name: searchWords.pane.page }) })
const narrow = { width: 800, height: 900 }

const contextSchema = v.object({
  search: v.string(),
  open: v.nullable(v.string()),
  hasRoom: v.boolean(),
  page: v.object({ found: v.object({ jobs: v.array(v.object({ slug: v.string() })) }) }),
})
const contextOf = ({ context }: Place) => v.parse(contextSchema, context)
const firstIn = (place: Place) => contextOf(place).page.found.jobs[0]?.slug ?? ''

/** True if this search is shown and no job is open. */
const isAt = (search: string) => (place: Place) =>
  contextOf(place).search === search && contextOf(place).open === null

/** A narrow window shows the list or the open job. */
const showsList = (place: Place) => contextOf(place).hasRoom || contextOf(place).open === null

const isEdited = (place: Place) => place.matches({ savedSearch: 'edited' })

/** Moves to an address by Back or Forward. */
const travel =
  (search: string): Drive<SearchScene>['drive'] =>
  ({ page }) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/jobs${search}`)

const resize = (hasRoom: boolean): Drive<SearchScene> => ({
  event: { type: 'resized', hasRoom },
  from: (place) => contextOf(place).hasRoom !== hasRoom,
  drive: ({ page }) => page.setViewportSize(hasRoom ? { width: 1440, height: 900 } : narrow),
})

const addressed = (search: string, arrivedBy: 'step' | 'travel') => ({
  type: 'addressed',
  search,
  arrivedBy,
  scrollY: 0,
})

const waits = (state: string): Drive<SearchScene> => ({
  event: { type: `xstate.after.slowAfterMs.jobSearchPage.results.${state}.waiting` },
  drive: ({ page }) => page.clock.fastForward(slowAfterMs),
})

/** Answers the search with fixed results, whatever its criteria. */
const answerWith =
  (found: object): Drive<SearchScene>['drive'] =>
  ({ calls }) =>
    calls.answer('jobs', { ...results.found, ...found })

const drop: Drive<SearchScene>['drive'] = ({ calls }) => calls.drop('jobs')

export const jobSearchPage = driverOf<SearchScene>({
  machine: jobSearchPageMachine,
  input: { content: unasked },
  idle: ['failure', 'changed'],
  open: async ({ page, app, mailbox }) => {
    const title = `Wheelwright ${randomUUID().slice(0, 8)}`
    await publish(page, app, mailbox, { title })
    const calls = await HeldCalls.of(page, 'jobs')
    await page.setViewportSize(narrow)
    await page.clock.install()
    await page.goto('/jobs')
    await expect(page.locator('html[data-travels]')).toBeAttached()
    return { page, calls, title }
  },
  moves: {
    searches: {
      event: addressed(SEARCH, 'step'),
      from: (place) => isAt('')(place) && !isEdited(place),
      drive: async ({ page, title }) => {
        await page.getByLabel('What').fill(title)
        await press(page, 'Search')
      },
    },
    'searches for the same': {
      event: { type: 'search', search: SEARCH },
      from: isAt(SEARCH),
      drive: ({ page, calls }) =>
        calls.isWaiting('jobs') ? calls.anew('jobs', () => press(page, 'Search')) : press(page, 'Search'),
    },
    'goes back': {
      event: addressed('', 'travel'),
      from: isAt(SEARCH),
      drive: travel(''),
    },
    'edits the filters of a saved search': {
      event: addressed(saved.one, 'travel'),
      from: (place) => isAt('')(place) && !isEdited(place),
      drive: travel(saved.one),
    },
    'edits those of another one': {
      event: addressed(saved.other, 'travel'),
      from: (place) => isAt('')(place) && isEdited(place),
      drive: travel(saved.other),
    },
    'follows a link to other filters': {
      event: addressed(BY_PAY, 'step'),
      from: (place) => isAt('')(place) && isEdited(place) && showsList(place),
      drive: ({ page }) => page.getByRole('link', { name: 'Highest pay' }).click(),
    },
    'leaves the saved search': {
      event: addressed('', 'travel'),
      from: (place) => isAt('')(place) && isEdited(place),
      drive: travel(''),
    },
    'tries again': { event: { type: 'retry' }, drive: ({ page }) => press(page, 'Try again') },
    'widens the window': resize(true),
    'narrows the window': {
      ...resize(false),
      from: (place) => contextOf(place).hasRoom && place.matches({ results: { shown: 'idle' } }),
    },
    'wants more rows': {
      event: { type: 'more' },
      from: showsList,
      drive: ({ page }) => more(page).click(),
    },
    'opens a job': {
      event: (place) => addressed(withOpenJob(contextOf(place).search, firstIn(place)), 'step'),
      from: (place) => isAt(SEARCH)(place) && contextOf(place).hasRoom,
      drive: ({ page }) => list(page).getByRole('listitem').first().getByRole('link').click(),
    },
    'closes the job': {
      event: (place) => addressed(contextOf(place).search, 'step'),
      from: (place) => contextOf(place).open !== null && !contextOf(place).hasRoom,
      drive: ({ page }) => close(page).click(),
    },
    'a search takes eight seconds': waits('searching'),
    'more rows take eight seconds': waits('shown.adding'),
    'the server gives results': {
      event: done('searchJobs', results),
      drive: answerWith({}),
    },
    'the server gives more rows': {
      event: done('readMoreJobs', rows),
      drive: answerWith({ jobs: rows.items, next: null }),
    },
    'the server is not reached by a search': {
      event: failed('searchJobs', unreachable),
      drive: drop,
    },
    'the server is not reached for more rows': {
      event: failed('readMoreJobs', unreachable),
      drive: drop,
    },
  },
  states: {
    'results.shown.idle': async ({ page }) => {
      await expect(list(page)).toHaveAttribute('aria-busy', 'false')
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
    'results.shown.adding.waiting': ({ page }) => expect(more(page)).toHaveAttribute('aria-busy', 'true'),
    'results.shown.adding.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    'results.shown.failed': async ({ page }) => {
      await expect(page.getByText(failureWords.unreachable)).toBeVisible()
      await expect(more(page)).toHaveText('Try again')
    },
    'results.searching.waiting': async ({ page }) => {
      await expect(list(page)).toHaveAttribute('aria-busy', 'true')
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'results.searching.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    'results.failed': async ({ page }) => {
      await expect(page.getByText(failureWords.unreachable)).toBeVisible()
      await expect(list(page)).toHaveAttribute('aria-busy', 'false')
    },
    'savedSearch.none': ({ page }) => expect(page).not.toHaveURL(/alert=/),
    'savedSearch.edited': ({ page }) => expect(page).toHaveURL(/alert=/),
    'job.closed': ({ page }) => expect(beside(page)).toHaveCount(0),
    'job.open': ({ page }) => expect(beside(page)).toBeVisible(),
  },
})
