import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { resumeDraft } from '../../../machines/resumes/resumeDraft.ts'
import { idleInDraft, savedResume } from '../../../tests/machines/support/draftSamples.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import type { App } from '../../support/app.ts'
import { askAboutResumes, resumeAt } from '../../support/resumes.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import {
  contextIn,
  doneWith,
  expectChoice,
  failed,
  inBar,
  notFound,
  other,
  superseded,
  passed,
  press,
  unreached,
} from '../writing.ts'
import { writingWords } from '../../../src/words/shared/writing.ts'

/** A candidate's resume, opened in the builder with its calls held. */
interface ResumeScene {
  readonly page: Page
  readonly app: App
  readonly calls: HeldCalls
  readonly id: string
}

async function open({ page, app }: Tools): Promise<ResumeScene> {
  await tellPages(page, app, await newAccount(page, app))
  const made = await askAboutResumes(page, app, 'createResume', savedResume.content)
  const { id } = v.parse(resumeCalls.createResume.result, made)
  await page.clock.install()
  await page.goto(`/candidate/resumes/${id}`)
  await expect(title(page)).toBeVisible()
  // The rendered pages of the preview influence no state, so their call stays pending.
  const calls = await HeldCalls.of(page, 'saveResume', 'readResume', 'resumePages')
  // Stops the clock: time passes only when a path advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return { page, app, calls, id }
}

const title = (page: Page) => page.getByLabel('Name of this resume')
const step = (page: Page, name: 'Undo' | 'Redo') => page.getByRole('button', { name, exact: true })
const enabledSteps = (page: Page) => page.getByRole('button', { name: /^(Undo|Redo)$/, disabled: false })

const contextOf = contextIn(resumeDraft)
const ends = doneWith(contextOf)
const saves = (place: Place, ...states: readonly string[]) =>
  states.some((saving) => place.matches({ open: { saving } }))

const saving = { effect: 'saveDraft', call: 'saveResume' } as const
const reading = { effect: 'readDraft', call: 'readResume' } as const

/**
 * Change of the title. A separate field name for each keeps the machine from merging changes in quick
 * succession into one step of the history.
 */
const changed = (place: Place, text: string) => ({
  type: 'change',
  change: { title: text },
  field: String(contextOf(place).history.past.length),
})
const mayChange = (place: Place) => contextOf(place).history.past.length < 2

/** Document saved by another window. */
const theirs = { basics: { name: 'Theirs' } }

/** Restores the resume from the trash, if it is there, and lets the page read it. */
async function readOutside({ page, app, calls, id }: ResumeScene): Promise<void> {
  await askAboutResumes(page, app, 'restoreResume', { id })
  await calls.pass('readResume')
}

export const draft = driverOf<ResumeScene>({
  machine: resumeDraft,
  input: { opened: savedResume, kept: undefined },
  idle: [...idleInDraft, 'burst'],
  open,
  moves: {
    'types another title': {
      event: (place) => changed(place, other(contextOf(place).typed.title)),
      from: mayChange,
      drive: async ({ page }) => title(page).fill(other(await title(page).inputValue())),
    },
    'types what is saved': {
      event: (place) => changed(place, contextOf(place).saved.content.title),
      from: (place) =>
        mayChange(place) &&
        contextOf(place).typed.title !== contextOf(place).saved.content.title &&
        saves(place, 'dirty'),
      drive: async ({ page, app, id }) => {
        const { title: saved } = await resumeAt(page, app, id)
        await title(page).fill(saved)
      },
    },
    'undoes it': {
      event: { type: 'undo' },
      from: (place) => contextOf(place).history.past.length === 1,
      drive: ({ page }) => step(page, 'Undo').click(),
    },
    'redoes it': {
      event: { type: 'redo' },
      drive: ({ page }) => step(page, 'Redo').click(),
    },
    pauses: passed('pause', 'draft.open.saving.dirty', 1_000),
    'waits a moment': passed('slowAfter', 'draft.open.saving.saving.quiet', 300),
    'waits for the next try': passed('retry', 'draft.open.saving.unsaved', 30_000),
    'saves at once': {
      event: { type: 'save' },
      from: (place) => saves(place, 'dirty'),
      drive: ({ page }) => page.keyboard.press('Control+s'),
    },
    'tries again': {
      event: { type: 'save' },
      from: (place) => saves(place, 'unsaved'),
      drive: press('Try again'),
    },
    'is connected again': {
      event: { type: 'connected' },
      drive: async ({ page }) => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
      },
    },
    'the server saves it': {
      event: ends('saveDraft', ({ revision }) => ({ revision })),
      drive: ({ calls }) => calls.pass('saveResume'),
    },
    'saving does not reach the server': unreached(saving),
    'saving is refused at a field': {
      event: failed('saveDraft', { fields: { title: 'Not this.' } }),
      drive: ({ calls }) =>
        calls.refuse('saveResume', { message: 'No.', fields: { title: 'Not this.' } }, 400),
    },
    'saving comes too late': superseded(saving),
    'saving finds nothing': notFound(saving),
    'reads what is there': {
      event: ends('readDraft', (saved) => ({ ...saved, isLocked: false })),
      drive: readOutside,
    },
    'reads what another window has written': {
      event: ends('readDraft', (saved) => ({
        ...saved,
        isLocked: false,
        content: { ...saved.content, document: theirs },
      })),
      from: (place) => contextOf(place).saved.content.document !== theirs,
      drive: async ({ page, app, calls, id }) => {
        await askAboutResumes(page, app, 'restoreResume', { id })
        const { revision, title: saved } = await resumeAt(page, app, id)
        await askAboutResumes(page, app, 'saveResume', { id, revision, title: saved, document: theirs })
        await calls.pass('readResume')
      },
    },
    'reads that it is in the trash': {
      event: ends('readDraft', (saved) => ({ ...saved, isLocked: true })),
      drive: async ({ page, app, calls, id }) => {
        await askAboutResumes(page, app, 'trashResume', { id })
        await calls.pass('readResume')
      },
    },
    'reading does not reach the server': unreached(reading),
    'reading finds nothing': notFound(reading),
    'keeps mine': { event: { type: 'keepMine' }, drive: press('Keep this') },
    'takes theirs': { event: { type: 'takeTheirs' }, drive: press('Keep the other') },
    'looks again': { event: { type: 'refresh' }, drive: press('Check again') },
    'follows a link': {
      event: { type: 'leave', to: '/candidate/help' },
      from: (place) => saves(place, 'comparing', 'conflict', 'dirty', 'invalid', 'saving', 'unsaved'),
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
    'open.saving.clean': ({ page }) => expect(inBar(page, /^Saved( \d{1,2}:\d\d\s[AP]M)?$/)).toBeVisible(),
    'open.saving.dirty': ({ page }) => expect(inBar(page, 'Not saved yet')).toBeVisible(),
    'open.saving.invalid': ({ page }) => expect(inBar(page, writingWords.invalid)).toBeVisible(),
    'open.saving.saving.quiet': async ({ page, calls }) => {
      await expect(inBar(page, 'Not saved yet')).toBeVisible()
      await expect.poll(() => calls.isWaiting('saveResume')).toBe(true)
    },
    'open.saving.saving.slow': ({ page }) => expect(inBar(page, 'Saving')).toBeVisible(),
    'open.saving.unsaved': ({ page }) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'open.saving.comparing': async ({ page, calls }) => {
      await expect.poll(() => calls.isWaiting('readResume')).toBe(true)
      await expect(page.getByRole('button', { name: 'Keep this' })).toHaveCount(0)
    },
    'open.saving.conflict': ({ page }) => expectChoice(page),
    'open.saving.locked': async ({ page }) => {
      await expect(inBar(page, 'Locked')).toBeVisible()
      await expect(title(page)).toHaveAttribute('readonly')
    },
    'open.saving.gone': ({ page }) => expect(page.getByText('We couldn’t find this resume')).toBeVisible(),
    'open.intent.none': () => Promise.resolve(),
    'open.intent.leave': ({ page, id }) => expect(page).toHaveURL(new RegExp(`/resumes/${id}$`)),
    'open.history.empty': ({ page }) => expect(enabledSteps(page)).toHaveCount(0),
    'open.history.recorded': async ({ page }, place) => {
      // A resume that is locked or gone has no undo buttons.
      if (saves(place, 'locked', 'gone')) return
      await expect(enabledSteps(page).first()).toBeVisible()
    },
    asking: ({ page }) => expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible(),
    left: ({ page }) => expect(page).toHaveURL(/\/candidate\/help$/),
  },
})
