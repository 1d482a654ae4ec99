import { expect } from 'playwright/test'
import * as v from 'valibot'
import { readingMachine } from '../../../machines/reading/reading.ts'
import { failureWords } from '../../../src/words/failures.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { notThere } from '../../../tests/machines/support/events.ts'
import { driverOf } from '../driver.ts'
import { button, conflict, done, failed, open, posting, press, stillWorking, title } from './employer.ts'
import { waited, type Scene } from '../ends.ts'

const hasData = v.object({ context: v.object({ data: v.object({}) }) })
const isFilled = (place: Place) => v.is(hasData, place)

export const reading = driverOf<Scene>({
  machine: readingMachine,
  input: { asked: { id: posting.id } },
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
    'is overtaken': {
      event: { type: 'refresh' },
      from: (snapshot) => isFilled(snapshot) && !snapshot.matches('reading'),
      drive: async ({ page, calls }) => {
        await press(page, 'Pause')
        await calls.refuse('postingEvent', conflict)
      },
    },
  },
  states: {
    'reading.waiting': async ({ page }, snapshot) => {
      if (isFilled(snapshot)) await expect(title(page)).toBeVisible()
      else await expect(page.getByText('Loading this posting')).toHaveCount(1)
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
      expect(page.getByRole('heading', { name: 'No posting stands here' })).toBeVisible(),
  },
})
