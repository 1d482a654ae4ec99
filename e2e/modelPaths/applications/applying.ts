import { expect } from 'playwright/test'
import { applyingMachine } from '../../../machines/applications/applying.ts'
import { patience } from '../../../machines/shared/submission.ts'
import {
  applicationDraft,
  applicationKept,
  applicationSent,
  appliedJob,
  file,
} from '../../../stories/support/applying.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { driverOf } from '../driver.ts'
import { contextIn, done, failed, inBar, other, overtaken, passed, press, unreached } from '../writing.ts'
import {
  begun,
  heading,
  letter,
  open,
  sendButton,
  stillWorking,
  type ApplyingScene,
} from './applyingScene.ts'

const contextOf = contextIn(applyingMachine)

/** Without a letter there is no field for one. */
const hasLetter = (place: Place) => contextOf(place).typed.hasLetter

const theirs = { letter: { text: 'Theirs' } }
const reread = { ...applicationDraft, revision: 9 }

export const applying = driverOf<ApplyingScene>({
  machine: applyingMachine,
  input: { slug: appliedJob.slug, questions: [], kept: applicationKept },
  idle: ['failure', 'problems', 'timeline', 'savedAt', 'tries'],
  open,
  moves: {
    'logs in in another window': { event: { type: 'signedIn' }, drive: ({ signIn }) => signIn() },
    'writes another letter': {
      event: (place) => ({ type: 'change', change: { letter: other(contextOf(place).typed.letter) } }),
      from: hasLetter,
      drive: async ({ page }) => letter(page).fill(other(await letter(page).inputValue())),
    },
    'takes the letter away': {
      event: { type: 'change', change: { letter: '' } },
      from: (place) =>
        hasLetter(place) &&
        (place.matches({ guest: 'writing' }) || place.matches({ draft: { saving: 'clean' } })),
      drive: ({ page }) => letter(page).fill(''),
    },
    'wants to send it': {
      event: { type: 'send' },
      from: (place) => !place.matches({ draft: { intent: 'send' } }) && !place.matches({ guest: 'asked' }),
      drive: ({ page }) => sendButton(page).click(),
    },
    'the draft is begun': {
      event: done('beginApplication', { application: begun, files: [file], resumes: [], letters: [] }),
      drive: ({ calls }) => calls.answer('startApplication', begun),
    },
    'another device has written something else': {
      event: done('beginApplication', {
        application: { ...begun, ...theirs },
        files: [file],
        resumes: [],
        letters: [],
      }),
      drive: ({ calls }) => calls.answer('startApplication', { ...begun, ...theirs }),
    },
    'it has been sent before': {
      event: done('beginApplication', {
        application: { ...applicationSent, earlier: {} },
        files: [file],
        letters: [],
      }),
      drive: ({ calls }) => calls.answer('startApplication', { ...applicationSent, earlier: {} }),
    },
    'nobody can apply for the job': {
      event: failed('beginApplication', { reason: { code: 'notFound' } }),
      drive: ({ calls }) => calls.refuse('startApplication', { message: 'No.' }, 404),
    },
    'beginning does not reach the server': {
      event: failed('beginApplication', { code: 'unreachable' }),
      drive: ({ calls }) => calls.drop('startApplication'),
    },
    'eight seconds pass while it is opened': passed('patience', 'applying.opening.waiting', patience),
    'eight seconds pass while it is sent': passed('patience', 'applying.sending.waiting', patience),
    'tries again to open it': { event: { type: 'retry' }, drive: press('Try again') },
    pauses: passed('pause', 'applying.draft.saving.dirty', 1_000),
    'waits for the next try': passed('retry', 'applying.draft.saving.unsaved', 30_000),
    'tries again to save it': { event: { type: 'save' }, drive: press('Try again') },
    'is connected again': {
      event: { type: 'connected' },
      drive: async ({ page }) => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
      },
    },
    'the server saves it': {
      event: done('saveApplication', { revision: 2, missing: [] }),
      drive: ({ calls }) => calls.answer('saveApplication', { revision: 2, missing: [] }),
    },
    'the file is gone': {
      event: failed('saveApplication', { fields: { resume: 'Gone.' } }),
      drive: ({ calls }) =>
        calls.refuse('saveApplication', { message: 'No.', fields: { resume: 'Gone.' } }, 400),
    },
    'saving does not reach the server': unreached('saveApplication'),
    'saving comes too late': overtaken('saveApplication'),
    'the server sends it': {
      event: done('candidateEvent', applicationSent),
      drive: ({ calls }) => calls.answer('candidateEvent', applicationSent),
    },
    'the job has closed': {
      event: failed('candidateEvent', { reason: { code: 'state', state: 'draft' } }),
      drive: ({ calls }) => calls.refuse('candidateEvent', { message: 'No.', code: 'state', state: 'draft' }),
    },
    'sending does not reach the server': unreached('candidateEvent'),
    'sending comes too late': overtaken('candidateEvent'),
    'reads what it knows': {
      event: done('readApplication', reread),
      from: (place) => contextOf(place).saved?.letter === null,
      drive: ({ calls }) => calls.answer('readApplication', reread),
    },
    'reads what another window has written': {
      event: done('readApplication', { ...reread, ...theirs }),
      from: (place) =>
        contextOf(place).saved?.letter === null && ['One', 'Two'].includes(contextOf(place).typed.letter),
      drive: ({ calls }) => calls.answer('readApplication', { ...reread, ...theirs }),
    },
    'reads that another window has sent it': {
      event: done('readApplication', applicationSent),
      drive: ({ calls }) => calls.answer('readApplication', applicationSent),
    },
    'reading does not reach the server': unreached('readApplication'),
    'keeps mine': { event: { type: 'keepMine' }, drive: press('Keep this') },
    'takes the saved one': { event: { type: 'takeTheirs' }, drive: press('Keep the other') },
  },
  states: {
    'guest.writing': async ({ page }) => {
      await expect(inBar(page, 'Kept on this device')).toBeVisible()
      await expect(sendButton(page)).toBeVisible()
    },
    'guest.asked': ({ page }) => expect(heading(page, 'One step is left: log in to send it')).toBeVisible(),
    'opening.waiting': async ({ page }) => {
      await expect(page.getByText('Opening your draft')).toHaveCount(1)
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'opening.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    notOpened: ({ page }) => expect(heading(page, 'We could not open your draft')).toBeVisible(),
    'draft.saving.clean': ({ page }) => expect(inBar(page, /^Saved( \d\d:\d\d)?$/)).toBeVisible(),
    'draft.saving.dirty': ({ page }) => expect(inBar(page, 'Not saved yet')).toBeVisible(),
    'draft.saving.saving': ({ page }) => expect(inBar(page, 'Saving')).toBeVisible(),
    'draft.saving.unsaved': ({ page }) => expect(inBar(page, 'Not saved.')).toBeVisible(),
    'draft.intent.none': () => Promise.resolve(),
    'draft.intent.send': ({ page }) =>
      expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true'),
    'sending.waiting': async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'sending.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    comparing: async ({ page, calls }) => {
      await expect.poll(() => calls.isWaiting('readApplication')).toBe(true)
      await expect(page.getByRole('button', { name: 'Keep this' })).toHaveCount(0)
    },
    conflict: ({ page }) => expect(page.getByRole('button', { name: 'Keep this' })).toBeVisible(),
    closed: ({ page }) => expect(heading(page, 'This job closed while you were writing')).toBeVisible(),
    over: ({ page }) => expect(heading(page, 'You have applied already')).toBeVisible(),
    sent: ({ page }) => expect(page).toHaveURL(`/candidate/applications/${applicationSent.reference}`),
  },
})
