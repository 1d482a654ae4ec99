import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { createPaging } from '../../../machines/reading/paging.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { itemOf } from '../../../stories/support/postings.ts'
import { postingPageWords } from '../../../src/words/postings/page.ts'
import { readingWords } from '../../../src/words/shared/reading.ts'
import { failureWords } from '../../../src/words/failures.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { notThere } from '../../../tests/machines/support/events.ts'
import { driverOf, type Drives } from '../driver.ts'
import { button, conflict, done, failed, open, posting, press, stillWorking, title } from './employer.ts'
import { waited, type Scene } from '../ends.ts'

const hasData = v.object({ context: v.object({ data: v.object({}) }) })
const isFilled = (place: Place) => v.is(hasData, place)

export const reading = driverOf<Scene>({
  machine: createReading<object, object>(),
  input: { query: { id: posting.id } },
  // Another posting has a page and a reading actor of its own.
  elsewhere: ['anywhere: ask'],
  open: (tools) => open(tools, `/employer/postings/${posting.id}`, 'readPosting', 'postingEvent'),
  moves: {
    ...waited('reading.reading.waiting'),
    'the server gives it': {
      event: done('read', posting),
      drive: ({ calls }) => calls.answer('readPosting', posting),
    },
    'the server is not reached': {
      event: failed('read', { code: 'unreachable', message: failureWords.unreachable }),
      drive: ({ calls }) => calls.drop('readPosting'),
    },
    'there is no such posting': {
      event: failed('read', notThere),
      drive: ({ calls }) => calls.pass('readPosting'),
    },
    'tries again': { event: { type: 'retry' }, drive: ({ page }) => press(page, 'Try again') },
    'pauses it': {
      event: { type: 'known', data: posting },
      from: (snapshot) => snapshot.matches('shown'),
      drive: async ({ page, calls }) => {
        await press(page, 'Pause')
        await calls.answer('postingEvent', posting)
      },
    },
    'is superseded': {
      event: { type: 'refresh' },
      from: (snapshot) => isFilled(snapshot) && !snapshot.matches('reading'),
      drive: async ({ page, calls }) => {
        await press(page, 'Pause')
        await calls.refuse('postingEvent', conflict)
      },
    },
    'something changes while it is read': {
      event: { type: 'refresh' },
      from: (snapshot) => snapshot.matches('reading'),
      drive: ({ calls }) => calls.anew('readPosting', () => calls.tell({ kind: 'everything' })),
    },
  },
  states: {
    'reading.waiting': async ({ page }, snapshot) => {
      if (isFilled(snapshot)) await expect(title(page)).toBeVisible()
      else await expect(page.getByText(readingWords.loading(postingPageWords.thisPost))).toHaveCount(1)
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'reading.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    shown: async ({ page }) => {
      await expect(title(page)).toBeVisible()
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
    failed: async ({ page }, snapshot) => {
      await expect(button(page, 'Try again')).toBeVisible()
      await expect(title(page)).toHaveCount(isFilled(snapshot) ? 1 : 0)
    },
    notThere: ({ page }) =>
      expect(page.getByRole('heading', { name: postingPageWords.notFound })).toBeVisible(),
  },
})

const part = (next: string | null) => ({ items: [itemOf(posting)], next })
const more = (page: Page) => page.getByRole('button', { name: /^(Show 20 more|Try again)$/ })
const next = v.object({ context: v.object({ next: v.nullable(v.string()) }) })

/** Reloads the first part of the list, alone and while a further part is loading. */
const readAnew = (name: string, after: string | null): Drives<Scene> => ({
  [name]: {
    event: { type: 'renewed', next: after },
    from: (snapshot) => !snapshot.matches('adding'),
    drive: async ({ calls }) => {
      await calls.tell({ kind: 'everything' })
      await calls.answerNewest('listPostings', 1, part(after))
    },
  },
  [`${name} meanwhile`]: {
    event: { type: 'renewed', next: after },
    from: (snapshot) => snapshot.matches('adding'),
    drive: async ({ calls }) => {
      const answer = async () => {
        await calls.tell({ kind: 'everything' })
        await calls.answerNewest('listPostings', 2, part(after))
      }
      if (after === null) await answer()
      else await calls.anew('listPostings', answer)
    },
  },
})

export const paging = driverOf<Scene>({
  machine: createPaging<object, object>(),
  input: { query: { group: 'open', sort: 'needed' }, next: 'a' },
  open: async (tools) => {
    const scene = await open(tools, '/employer/postings', 'listPostings')
    await scene.calls.answer('listPostings', part('a'))
    await expect(more(tools.page)).toBeVisible()
    return scene
  },
  moves: {
    'wants to see more': { event: { type: 'more' }, drive: ({ page }) => more(page).click() },
    ...waited('paging.adding.waiting'),
    'the server gives the last part': {
      event: done('readMore', part(null)),
      drive: ({ calls }) => calls.answer('listPostings', part(null)),
    },
    'the server is not reached': {
      event: failed('readMore', { code: 'unreachable', message: failureWords.unreachable }),
      drive: ({ calls }) => calls.drop('listPostings'),
    },
    ...readAnew('the first part is read anew', 'a'),
    ...readAnew('the first part is read anew, and is all', null),
  },
  states: {
    shown: ({ page }, snapshot) =>
      expect(more(page)).toHaveCount(v.parse(next, snapshot).context.next === null ? 0 : 1),
    'adding.waiting': ({ page }) => expect(more(page)).toHaveAttribute('aria-disabled', 'true'),
    'adding.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    failed: ({ page }) => expect(page.getByText(failureWords.unreachable)).toBeVisible(),
  },
})
