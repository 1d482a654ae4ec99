import { expect } from 'playwright/test'
import { applyPageMachine } from '../../../machines/applications/applyPage.ts'
import {
  createApplicationDraft,
  draftInputOf,
  savedApplicationOf,
} from '../../../machines/applications/applicationDraft.ts'
import { keepLetterMachine } from '../../../machines/applications/keepLetterCommands.ts'
import { slowAfterMs } from '../../../machines/shared/submission.ts'
import { letter } from '../../../stories/letters/samples.ts'
import {
  applicationKept,
  applicationSent,
  appliedJob,
  file,
  otherFile,
} from '../../../stories/support/applying.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { chooseResume } from '../../support/resumes.ts'
import { driverOf } from '../driver.ts'
import { contextIn, done, failed, inBar, passed, press } from '../writing.ts'
import { begun, heading, openPage, sendButton, stillWorking, type ApplyingScene } from './applyingScene.ts'

const contextOf = contextIn(applyPageMachine)

const isWriting = (place: Place) => place.matches({ member: { opened: 'writing' } })

/** A guest's input on this device, with the choice to upload a file. */
const kept = { ...applicationKept, typed: { ...applicationKept.typed, resume: 'device' } }

const opened = {
  choices: { files: [file], resumes: [], letters: [], earlier: {} },
  draft: createApplicationDraft([]),
  keepLetter: keepLetterMachine,
  input: draftInputOf({ application: begun, files: [file], resumes: [] }, kept, []),
}

/** Uploads the file that the guest had chosen, or another one. */
async function upload({ page, calls }: ApplyingScene): Promise<void> {
  if (!calls.isWaiting('uploadFile')) await chooseResume(page.getByLabel(/^Upload a/), otherFile.name)
  await calls.answer('uploadFile', otherFile)
  await expect(page.getByText('Uploading your file')).toHaveCount(0)
}

/** Presses Send and answers the save that precedes the sending call. */
async function send(scene: ApplyingScene): Promise<void> {
  const { page, calls } = scene
  if (calls.isWaiting('uploadFile')) await upload(scene)
  await sendButton(page).click()
  await calls.answer('saveApplication', { revision: 2, missing: [] })
}

export const applyPage = driverOf<ApplyingScene>({
  machine: applyPageMachine,
  input: { slug: appliedJob.slug },
  idle: ['failure', 'draft', 'keepLetter'],
  // Taken only if opening the application also returns a chosen file, which the end-to-end test of applying
  // covers.
  elsewhere: ['member.opening: xstate.done.actor.openApplication [hasFile]'],
  open: (tools) => openPage(tools, kept),
  moves: {
    'nobody is signed in': {
      event: { type: 'visitor.guest' },
      from: (place) => contextOf(place).visitor === undefined,
      drive: () => Promise.resolve(),
    },
    'the job is read': {
      event: { type: 'reading.known', data: appliedJob },
      from: (place) => contextOf(place).visitor !== undefined && contextOf(place).questions === undefined,
      drive: ({ readJob }) => readJob(),
    },
    'the device is read': {
      event: { type: 'kept.known', typed: { ...kept.typed, resume: '' }, files: [] },
      drive: () => Promise.resolve(),
    },
    'brings a file as a guest': {
      event: { type: 'upload.done', file: { ...otherFile, id: 'device' } },
      from: (place) => place.matches({ guest: 'writing' }) && contextOf(place).files.length === 0,
      drive: ({ page }) => chooseResume(page.getByLabel(/^Upload a/), otherFile.name),
    },
    'an employer logs in in another window': {
      event: { type: 'visitor.employer' },
      from: (place) => place.matches({ guest: 'writing' }),
      drive: ({ signInEmployer }) => signInEmployer(),
    },
    'logs in in another window': {
      event: { type: 'visitor.candidate', id: 'c1' },
      from: (place) => place.matches({ guest: 'writing' }),
      drive: ({ signIn }) => signIn(),
    },
    'the draft is begun': {
      event: done('openApplication', { ...opened, file: undefined }),
      drive: async ({ page, calls }) => {
        await page.evaluate(() => caches.delete('kept'))
        await calls.answer('startApplication', begun)
      },
    },
    'nobody can apply for the job': {
      event: failed('openApplication', { reason: { code: 'notFound' } }),
      drive: ({ calls }) => calls.refuse('startApplication', { message: 'No.' }, 404),
    },
    'opening does not reach the server': {
      event: failed('openApplication', { code: 'unreachable' }),
      drive: ({ calls }) => calls.drop('startApplication'),
    },
    'eight seconds pass while it is opened': passed(
      'slowAfterMs',
      'applyPage.member.opening.waiting',
      slowAfterMs,
    ),
    'tries again to open it': { event: { type: 'retry' }, drive: press('Try again') },
    'uploads a file': {
      event: { type: 'upload.done', file: otherFile },
      from: (place) => isWriting(place) && contextOf(place).files.length === 1,
      drive: upload,
    },
    'keeps the letter': {
      event: {
        type: 'command.done',
        command: 'keep',
        input: { title: letter.title, body: letter.body },
        output: letter,
      },
      from: (place) => isWriting(place) && contextOf(place).letters.length === 0,
      drive: async ({ page, calls }) => {
        await page.getByRole('button', { name: 'Save to Cover Letters' }).click()
        await calls.answer('createLetter', letter)
        await expect(page.getByRole('radio', { name: 'Use a saved letter' })).toBeChecked()
      },
    },
    'the letter is gone': {
      event: {
        type: 'draft.failed',
        failure: { code: 'refused', message: 'No.', fields: { letter: 'Gone.' } },
        sent: { resume: null, letter: { letterId: letter.id }, answers: {} },
      },
      from: (place) => isWriting(place) && contextOf(place).letters.length === 1,
      drive: async ({ page, calls }) => {
        await page.clock.fastForward(1_000)
        await calls.refuse('saveApplication', { message: 'No.', fields: { letter: 'Gone.' } }, 400)
        await expect(page.getByText('Gone.')).toBeVisible()
      },
    },
    'the server receives it': {
      event: { type: 'draft.committed', saved: savedApplicationOf(applicationSent) },
      from: (place) => isWriting(place) && contextOf(place).letters.length === 0,
      drive: async (scene) => {
        await send(scene)
        await scene.calls.answer('candidateEvent', applicationSent)
      },
    },
    'the job has closed': {
      event: {
        type: 'draft.failed',
        failure: { code: 'refused', message: 'No.', reason: { code: 'state', state: 'draft' } },
        sent: undefined,
      },
      from: (place) => isWriting(place) && contextOf(place).letters.length === 0,
      drive: async (scene) => {
        await send(scene)
        await scene.calls.refuse('candidateEvent', { message: 'No.', code: 'state', state: 'draft' })
      },
    },
  },
  states: {
    loading: ({ page }) => expect(sendButton(page)).toHaveCount(0),
    'guest.opening': () => Promise.resolve(),
    'guest.writing': ({ page }) => expect(inBar(page, 'Saved on this device')).toBeVisible(),
    'member.opening.waiting': async ({ page }) => {
      await expect(page.getByText('Opening your draft')).toHaveCount(1)
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'member.opening.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    'member.notOpened': ({ page }) => expect(heading(page, 'We couldn’t open your draft')).toBeVisible(),
    'member.opened.writing': ({ page }) => expect(sendButton(page)).toBeVisible(),
    'member.opened.sent': ({ page }) =>
      expect(page).toHaveURL(`/candidate/applications/${applicationSent.reference}`),
    'closed.onServer': ({ page }) => expect(page.getByText('Your draft is saved.')).toBeVisible(),
    'closed.onDevice': ({ page }) =>
      expect(page.getByText('Your draft is saved on this device.')).toBeVisible(),
  },
})
