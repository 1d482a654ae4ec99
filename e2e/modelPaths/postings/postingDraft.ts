import { expect } from 'playwright/test'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { postingDraft as machine } from '../../../machines/postings/postingDraft.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { editorWords } from '../../../src/words/postings/editor.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { idleInDraft } from '../../../tests/machines/support/draftSamples.ts'
import { ownPostingOf, wholePosting } from '../../../tests/machines/support/postings.ts'
import { askAsEmployer, askForPosting } from '../../support/postings.ts'
import { driverOf } from '../driver.ts'
import {
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
import {
  contextOf,
  ends,
  applyEventElsewhere,
  open,
  openings,
  publish,
  summary,
  type EditorScene,
} from './editorScene.ts'

const saves = (place: Place, ...states: readonly string[]) =>
  states.some((saving) => place.matches({ open: { saving } }))
const publishes = (place: Place, ...states: readonly string[]) =>
  states.some((manual) => place.matches({ open: { saving: { manual } } }))

const saving = { effect: 'saveDraft', call: 'savePosting' } as const
const reading = { effect: 'readDraft', call: 'readPosting' } as const
const publishing = { effect: 'commitDraft', call: 'postingEvent' } as const

export const postingDraft = driverOf<EditorScene>({
  machine,
  input: { opened: contentOf(ownPostingOf(wholePosting)), kept: undefined },
  idle: [...idleInDraft, 'timeline'],
  open,
  moves: {
    'types another summary': {
      event: (place) => ({
        type: 'change',
        change: { summary: other(contextOf(place).typed.summary) },
      }),
      from: (place) => contextOf(place).typed.openings === '1',
      drive: async ({ page }) => summary(page).fill(other(await summary(page).inputValue())),
    },
    'types what is saved': {
      event: (place) => ({ type: 'change', change: { summary: contextOf(place).saved.content.summary } }),
      from: (place) =>
        contextOf(place).typed.summary !== contextOf(place).saved.content.summary &&
        (saves(place, 'dirty') || publishes(place, 'dirty')),
      drive: async (scene) => {
        const { posting } = await askForPosting(scene.page, scene.app, 'readPosting', { id: scene.id })
        await summary(scene.page).fill(posting.summary)
      },
    },
    'types what is wrong': {
      event: { type: 'change', change: { openings: 'many' } },
      from: (place) => saves(place, 'clean') || publishes(place, 'clean'),
      drive: ({ page }) => openings(page).fill('many'),
    },
    'mends it': {
      event: { type: 'change', change: { openings: '1' } },
      from: (place) => contextOf(place).typed.openings !== '1',
      drive: ({ page }) => openings(page).fill('1'),
    },
    pauses: passed('pause', 'postingDraft.open.saving.dirty', 1_000),
    'waits a moment': passed('slowAfter', 'postingDraft.open.saving.saving.quiet', 300),
    'waits for the next try': passed('retry', 'postingDraft.open.saving.unsaved', 30_000),
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
      event: ends('saveDraft', ({ revision }) => ({
        revision,
        missing: [],
        findings: [],
        changes: 'none',
      })),
      drive: ({ calls }) => calls.pass('savePosting'),
    },
    'saving does not reach the server': unreached(saving),
    'saving is refused at a field': {
      event: failed('saveDraft', { fields: { 'posting.summary': 'Not this.' } }),
      drive: ({ calls }) =>
        calls.refuse('savePosting', { message: 'No.', fields: { 'posting.summary': 'Not this.' } }, 400),
    },
    'saving comes too late': superseded(saving),
    'saving finds nothing': notFound(saving),
    // Pressed by keyboard: with a stopped clock, an earlier notification still covers the button.
    publishes: { event: { type: 'commit' }, drive: ({ page }) => publish(page).press('Enter') },
    'the server publishes it': {
      event: ends('commitDraft', (saved) => ({ ...saved, state: 'published' })),
      drive: ({ calls }) => calls.pass('postingEvent'),
    },
    'publishing does not reach the server': unreached(publishing),
    'publishing comes too late': superseded(publishing),
    'publishing finds nothing': notFound(publishing),
    'reads what is there': {
      event: ends('readDraft', (saved) => saved),
      drive: ({ calls }) => calls.pass('readPosting'),
    },
    'reads what somebody else has written': {
      event: ends('readDraft', (saved) => ({
        ...saved,
        content: { ...saved.content, contact: 'One' },
      })),
      from: (place) =>
        contextOf(place).saved.content.contact === '' &&
        ['draft', 'published'].includes(contextOf(place).saved.state),
      drive: async (scene) => {
        const { id, revision, posting } = await askForPosting(scene.page, scene.app, 'readPosting', {
          id: scene.id,
        })
        const changed = { ...posting, contact: 'One' }
        await askAsEmployer(scene.page, scene.app, postingCalls.savePosting.path, {
          id,
          revision,
          posting: changed,
        })
        await scene.calls.pass('readPosting')
      },
    },
    'reads that somebody else has published it': {
      event: ends('readDraft', (saved) => ({ ...saved, state: 'published', publishedAt: 'Now' })),
      from: (place) => contextOf(place).saved.state === 'draft',
      drive: async (scene) => {
        await applyEventElsewhere(scene, () => 'publish')
        await scene.calls.pass('readPosting')
      },
    },
    'reads that it has ended': {
      event: ends('readDraft', (saved) => ({
        ...saved,
        state: saved.state === 'draft' ? 'discarded' : 'closed',
      })),
      from: (place) => ['draft', 'published'].includes(contextOf(place).saved.state),
      drive: async (scene) => {
        await applyEventElsewhere(scene, ({ state }) => (state === 'draft' ? 'discard' : 'close'))
        await scene.calls.pass('readPosting')
      },
    },
    'reading does not reach the server': unreached(reading),
    'reading finds nothing': notFound(reading),
    'keeps mine': { event: { type: 'keepMine' }, drive: press('Keep this') },
    'takes theirs': { event: { type: 'takeTheirs' }, drive: press('Keep the other') },
    'looks again': { event: { type: 'refresh' }, drive: press(editorWords.checkAgain) },
    'follows a link': {
      event: { type: 'leave', to: '/employer/help' },
      from: (place) =>
        saves(place, 'dirty', 'invalid', 'saving', 'unsaved', 'comparing', 'conflict') ||
        publishes(place, 'dirty', 'saving'),
      drive: ({ page }) =>
        page
          .getByRole('navigation', { name: 'Employer' })
          .getByRole('link', { name: 'Help & Support' })
          .click(),
    },
    stays: { event: { type: 'stay' }, drive: press('Stay') },
    leaves: { event: { type: 'discard' }, drive: press('Leave') },
  },
  states: {
    'open.saving.clean': ({ page }) => expect(inBar(page, /^Saved( \d{1,2}:\d\d\s[AP]M)?$/)).toBeVisible(),
    'open.saving.dirty': ({ page }) => expect(inBar(page, 'Not saved yet')).toBeVisible(),
    'open.saving.invalid': ({ page }) => expect(inBar(page, /on this device only|^Saved/)).toBeVisible(),
    'open.saving.saving.quiet': async ({ page, calls }) => {
      await expect(inBar(page, 'Not saved yet')).toBeVisible()
      await expect.poll(() => calls.isWaiting('savePosting')).toBe(true)
    },
    'open.saving.saving.slow': ({ page }) => expect(inBar(page, 'Saving')).toBeVisible(),
    'open.saving.unsaved': ({ page }) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'open.saving.manual.clean': ({ page }) => expect(inBar(page, /^Published/)).toBeVisible(),
    'open.saving.manual.dirty': ({ page }) =>
      expect(inBar(page, editorWords.saving.unpublished)).toBeVisible(),
    'open.saving.manual.saving': ({ page }) => expect(inBar(page, 'Publishing')).toBeVisible(),
    committing: ({ page }) => expect(inBar(page, 'Publishing')).toBeVisible(),
    'open.saving.comparing': async ({ page, calls }) => {
      await expect.poll(() => calls.isWaiting('readPosting')).toBe(true)
      await expect(page.getByRole('button', { name: 'Keep this' })).toHaveCount(0)
    },
    'open.saving.conflict': ({ page }) => expectChoice(page),
    'open.saving.locked': async ({ page }) => {
      await expect(inBar(page, 'Locked')).toBeVisible()
      await expect(summary(page)).toHaveAttribute('readonly')
    },
    'open.saving.gone': ({ page }) => expect(page.getByText(editorWords.gone)).toBeVisible(),
    asking: ({ page }) => expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible(),
    'open.intent.none': () => Promise.resolve(),
    'open.intent.leave': ({ page }) => expect(page).toHaveURL(/\/edit$/),
    'open.intent.commit': ({ page }) => expect(page).toHaveURL(/\/edit$/),
    committed: ({ page, id }) => expect(page).toHaveURL(new RegExp(`/employer/postings/${id}$`)),
    left: ({ page }) => expect(page).toHaveURL(/\/employer\/help$/),
  },
})
