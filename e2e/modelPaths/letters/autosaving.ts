import { expect, type Page } from 'playwright/test'
import { typedOf } from '../../../contract/letters/typed.ts'
import { autosavingMachine } from '../../../machines/editing/autosaving.ts'
import { savedLetter } from '../../../tests/machines/support/autosavingSamples.ts'
import type { App } from '../../support/app.ts'
import { askAboutLetters, letterAt, writtenLetter } from '../../support/letters.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import {
  contextIn,
  doneWith,
  failed,
  inBar,
  notFound,
  other,
  overtaken,
  passed,
  press,
  unreached,
} from '../writing.ts'

/** A candidate at a letter, before whom the calls of the page are held. */
interface LetterScene {
  readonly page: Page
  readonly app: App
  readonly calls: HeldCalls
  readonly id: string
}

async function open({ page, app }: Tools): Promise<LetterScene> {
  await tellPages(page, app, await newAccount(page, app))
  const { title, body } = savedLetter.content
  const { id } = await writtenLetter(page, app, { title, body })
  await page.clock.install()
  await page.goto(`/candidate/cover-letters/${id}`)
  await expect(letter(page)).toBeVisible()
  const calls = await HeldCalls.of(page, 'saveLetter', 'readLetter')
  // Time passes when a path says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return { page, app, calls, id }
}

const letter = (page: Page) => page.getByLabel('Letter', { exact: true })

const contextOf = contextIn(autosavingMachine)
const ends = doneWith(contextOf)

const saving = { effect: 'saveContent', call: 'saveLetter' } as const
const reading = { effect: 'readContent', call: 'readLetter' } as const

/** Takes the letter out of the bin, if it is there, and lets the page read it. */
async function readOutside({ page, app, calls, id }: LetterScene): Promise<void> {
  await askAboutLetters(page, app, 'restoreLetter', { id })
  await calls.pass('readLetter')
}

export const autosaving = driverOf<LetterScene>({
  machine: autosavingMachine,
  input: { opened: savedLetter, kept: undefined },
  idle: ['failure', 'problems', 'savedAt', 'tries'],
  open,
  moves: {
    'types another text': {
      event: (place) => ({ type: 'change', change: { body: other(contextOf(place).typed['body']) } }),
      drive: async ({ page }) => letter(page).fill(other(await letter(page).inputValue())),
    },
    'types what is saved': {
      event: (place) => ({ type: 'change', change: { body: contextOf(place).saved.content['body'] } }),
      from: (place) =>
        contextOf(place).typed['body'] !== contextOf(place).saved.content['body'] &&
        place.matches({ writing: 'dirty' }),
      drive: async ({ page, app, id }) => {
        const { body } = await letterAt(page, app, id)
        await letter(page).fill(body)
      },
    },
    pauses: passed('pause', 'autosaving.writing.dirty', 1_000),
    'waits a moment': passed('aMoment', 'autosaving.writing.saving.asked', 300),
    'waits for the next try': passed('retry', 'autosaving.writing.unsaved', 30_000),
    'saves at once': {
      event: { type: 'save' },
      from: (place) => place.matches({ writing: 'dirty' }),
      drive: ({ page }) => page.keyboard.press('Control+s'),
    },
    'tries again': {
      event: { type: 'save' },
      from: (place) => place.matches({ writing: 'unsaved' }),
      drive: press('Try again'),
    },
    'is connected again': {
      event: { type: 'connected' },
      drive: async ({ page }) => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
      },
    },
    'the server saves it': {
      event: ends('saveContent', ({ revision }) => ({ revision })),
      drive: ({ calls }) => calls.pass('saveLetter'),
    },
    'saving does not reach the server': unreached(saving),
    'saving is refused at a field': {
      event: failed('saveContent', { fields: { body: 'Not this.' } }),
      drive: ({ calls }) =>
        calls.refuse('saveLetter', { message: 'No.', fields: { body: 'Not this.' } }, 400),
    },
    'saving comes too late': overtaken(saving),
    'saving finds nothing': notFound(saving),
    'reads what is there': {
      event: ends('readContent', (saved) => ({ ...saved, isLocked: false })),
      drive: readOutside,
    },
    'reads what another window has written': {
      event: ends('readContent', (saved) => ({
        ...saved,
        isLocked: false,
        content: { ...saved.content, title: 'Theirs' },
      })),
      from: (place) => contextOf(place).saved.content['title'] !== 'Theirs',
      drive: async (scene) => {
        const { page, app, id } = scene
        await askAboutLetters(page, app, 'restoreLetter', { id })
        const { revision, ...now } = await letterAt(page, app, id)
        const theirs = { ...typedOf(now), title: 'Theirs' }
        await askAboutLetters(page, app, 'saveLetter', { id, revision, ...theirs })
        await scene.calls.pass('readLetter')
      },
    },
    'reads that it is in the bin': {
      event: ends('readContent', (saved) => ({ ...saved, isLocked: true })),
      drive: async ({ page, app, calls, id }) => {
        await askAboutLetters(page, app, 'trashLetter', { id })
        await calls.pass('readLetter')
      },
    },
    'reading does not reach the server': unreached(reading),
    'reading finds nothing': notFound(reading),
    'keeps mine': { event: { type: 'keepMine' }, drive: press('Keep this') },
    'takes theirs': { event: { type: 'takeTheirs' }, drive: press('Keep the other') },
    'looks again': { event: { type: 'refresh' }, drive: press('Look again') },
    'follows a link': {
      event: { type: 'leave', to: '/candidate/help' },
      from: (place) =>
        [
          'comparing',
          'conflict',
          ...['dirty', 'heldBack', 'saving', 'unsaved'].map((writing) => ({ writing })),
        ].some((state) => place.matches(state)),
      drive: ({ page }) =>
        page
          .getByRole('navigation', { name: 'Candidate' })
          .getByRole('link', { name: 'Help & Support' })
          .click(),
    },
    stays: { event: { type: 'stay' }, drive: press('Stay') },
    leaves: { event: { type: 'discard' }, drive: press('Leave') },
  },
  states: {
    'writing.clean': ({ page }) => expect(inBar(page, /^Saved( \d\d:\d\d)?$/)).toBeVisible(),
    'writing.dirty': ({ page }) => expect(inBar(page, 'Not saved yet')).toBeVisible(),
    'writing.heldBack': ({ page }) =>
      expect(inBar(page, 'On this device only: mend what is wrong')).toBeVisible(),
    'writing.saving.asked': async ({ page, calls }) => {
      await expect(inBar(page, 'Not saved yet')).toBeVisible()
      await expect.poll(() => calls.isWaiting('saveLetter')).toBe(true)
    },
    'writing.saving.shown': ({ page }) => expect(inBar(page, 'Saving')).toBeVisible(),
    'writing.unsaved': ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    comparing: async ({ page, calls }) => {
      await expect.poll(() => calls.isWaiting('readLetter')).toBe(true)
      await expect(page.getByRole('button', { name: 'Keep this' })).toHaveCount(0)
    },
    conflict: ({ page }) => expect(page.getByRole('button', { name: 'Keep this' })).toBeVisible(),
    locked: async ({ page }) => {
      await expect(inBar(page, 'Locked')).toBeVisible()
      await expect(letter(page)).toHaveAttribute('readonly')
    },
    gone: ({ page }) => expect(page.getByText('This letter is not there any more')).toBeVisible(),
    leaving: ({ page }) => expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible(),
    left: ({ page }) => expect(page).toHaveURL(/\/candidate\/help$/),
  },
})
