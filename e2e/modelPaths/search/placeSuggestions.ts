import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { placeSuggestionsMachine } from '../../../machines/forms/placeSuggestions.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { leedsSuggestion } from '../../../stories/support/places.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import type { Scene } from '../ends.ts'
import { done, failed } from '../postings/employer.ts'

const contextSchema = v.object({ text: v.string(), places: v.array(v.unknown()), active: v.number() })
const contextOf = ({ context }: Place) => v.parse(contextSchema, context)
const hasPlaces = (place: Place) => contextOf(place).places.length > 0

const field = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const options = (page: Page) => page.locator('#place-list').getByRole('option')

/** Debounce of typing, in milliseconds. The page's clock is stopped until then. */
const PAUSE_MS = 150

export const placeSuggestions = driverOf<Scene>({
  machine: placeSuggestionsMachine,
  input: undefined,
  open: async ({ page }) => {
    const calls = await HeldCalls.of(page, 'areas')
    await page.goto('/jobs')
    await page.getByLabel('Where').focus()
    await expect(field(page)).toBeVisible()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    return { page, calls }
  },
  moves: {
    'types a letter': {
      event: { type: 'typed', text: 'L' },
      drive: ({ page }) => field(page).fill('L'),
    },
    'empties the field': {
      event: { type: 'typed', text: '' },
      from: (place) => contextOf(place).text !== '',
      drive: async ({ page }) => {
        await field(page).fill(' ')
      },
    },
    'presses Escape': {
      event: { type: 'close' },
      from: hasPlaces,
      drive: ({ page }) => field(page).press('Escape'),
    },
    'presses the arrow down': {
      event: { type: 'next' },
      from: hasPlaces,
      drive: ({ page }) => field(page).press('ArrowDown'),
    },
    'presses the arrow up': {
      event: { type: 'previous' },
      from: hasPlaces,
      drive: ({ page }) => field(page).press('ArrowUp'),
    },
    pauses: {
      event: { type: 'xstate.after.pause.placeSuggestions.open.pausing' },
      drive: ({ page }) => page.clock.runFor(PAUSE_MS),
    },
    'the server gives a place': {
      event: done('findPlaces', [leedsSuggestion]),
      drive: ({ calls }) =>
        calls.answer('areas', {
          places: [{ ...leedsSuggestion.place, kind: 'city', words: leedsSuggestion.words }],
        }),
    },
    'the server is not reached': {
      event: failed('findPlaces', { code: 'unreachable', message: failureWords.unreachable }),
      drive: ({ calls }) => calls.drop('areas'),
    },
  },
  states: {
    closed: ({ page }) => expect(options(page)).toHaveCount(0),
    'open.pausing': ({ page }, snapshot) =>
      expect(options(page)).toHaveCount(contextOf(snapshot).places.length),
    'open.finding': ({ calls }) => expect.poll(() => calls.isWaiting('areas')).toBe(true),
    'open.shown': ({ page }, snapshot) =>
      expect(options(page)).toHaveAttribute('aria-selected', String(contextOf(snapshot).active === 0)),
    'open.failed': ({ page }) => expect(options(page)).toHaveCount(0),
  },
})
