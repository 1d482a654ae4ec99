import { expect } from 'playwright/test'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { editorMachine } from '../../../machines/postings/editor.ts'
import { ownPostingOf, wholePosting } from '../../../tests/machines/support/postings.ts'
import { askAsEmployer, askForPosting } from '../../support/postings.ts'
import { driverOf } from '../driver.ts'
import { failed, inBar, notFound, other, overtaken, passed, press, unreached } from '../writing.ts'
import {
  contextOf,
  ends,
  happenElsewhere,
  open,
  openings,
  publish,
  summary,
  type EditorScene,
} from './editorScene.ts'

const unsaved = ['dirty', 'heldBack', 'saving', 'unsaved'].map((state) => ({ draft: state }))

export const editor = driverOf<EditorScene>({
  machine: editorMachine,
  input: { opened: ownPostingOf(wholePosting), kept: undefined },
  idle: ['failure', 'problems', 'timeline'],
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
      event: (place) => ({ type: 'change', change: { summary: contextOf(place).saved.posting.summary } }),
      from: (place) =>
        contextOf(place).typed.summary !== contextOf(place).saved.posting.summary &&
        (place.matches({ draft: 'dirty' }) || place.matches({ published: 'changed' })),
      drive: async (scene) => {
        const { posting } = await askForPosting(scene.page, scene.app, 'readPosting', { id: scene.id })
        await summary(scene.page).fill(posting.summary)
      },
    },
    'types what is wrong': {
      event: { type: 'change', change: { openings: 'many' } },
      from: (place) => place.matches({ draft: 'clean' }) || place.matches({ published: 'same' }),
      drive: ({ page }) => openings(page).fill('many'),
    },
    'mends it': {
      event: { type: 'change', change: { openings: '1' } },
      from: (place) => contextOf(place).typed.openings !== '1',
      drive: ({ page }) => openings(page).fill('1'),
    },
    pauses: passed('pause', 'editor.draft.dirty', 1_000),
    'waits a moment': passed('aMoment', 'editor.draft.saving.asked', 300),
    'waits for the next try': passed('retry', 'editor.draft.unsaved', 30_000),
    'saves at once': {
      event: { type: 'save' },
      from: (place) => place.matches({ draft: 'dirty' }),
      drive: ({ page }) => page.keyboard.press('Control+s'),
    },
    'tries again': {
      event: { type: 'save' },
      from: (place) => place.matches({ draft: 'unsaved' }),
      drive: press('Try again'),
    },
    'is connected again': {
      event: { type: 'connected' },
      drive: async ({ page }) => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
      },
    },
    'the server saves it': {
      event: ends('savePosting', ({ revision }) => ({
        revision,
        missing: [],
        findings: [],
        changes: 'none',
      })),
      drive: ({ calls }) => calls.pass('savePosting'),
    },
    'saving does not reach the server': unreached('savePosting'),
    'saving is refused at a field': {
      event: failed('savePosting', { fields: { 'posting.summary': 'Not this.' } }),
      drive: ({ calls }) =>
        calls.refuse('savePosting', { message: 'No.', fields: { 'posting.summary': 'Not this.' } }, 400),
    },
    'saving comes too late': overtaken('savePosting'),
    'saving finds nothing': notFound('savePosting'),
    publishes: { event: { type: 'publish' }, drive: ({ page }) => publish(page).click() },
    'the server publishes it': {
      event: ends('postingEvent', (saved) => ({ ...saved, state: 'published' })),
      drive: ({ calls }) => calls.pass('postingEvent'),
    },
    'publishing does not reach the server': unreached('postingEvent'),
    'publishing comes too late': overtaken('postingEvent'),
    'publishing finds nothing': notFound('postingEvent'),
    'reads what is there': {
      event: ends('readPosting', (saved) => saved),
      drive: ({ calls }) => calls.pass('readPosting'),
    },
    'reads what somebody else has written': {
      event: ends('readPosting', (saved) => ({
        ...saved,
        posting: { ...saved.posting, contact: 'One' },
      })),
      from: (place) =>
        contextOf(place).saved.posting.contact === '' &&
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
      event: ends('readPosting', (saved) => ({ ...saved, state: 'published', publishedAt: 'Now' })),
      from: (place) => contextOf(place).saved.state === 'draft',
      drive: async (scene) => {
        await happenElsewhere(scene, () => 'publish')
        await scene.calls.pass('readPosting')
      },
    },
    'reads that it has ended': {
      event: ends('readPosting', (saved) => ({
        ...saved,
        state: saved.state === 'draft' ? 'discarded' : 'closed',
      })),
      from: (place) => ['draft', 'published'].includes(contextOf(place).saved.state),
      drive: async (scene) => {
        await happenElsewhere(scene, ({ state }) => (state === 'draft' ? 'discard' : 'close'))
        await scene.calls.pass('readPosting')
      },
    },
    'reading does not reach the server': unreached('readPosting'),
    'reading finds nothing': notFound('readPosting'),
    'keeps mine': { event: { type: 'keepMine' }, drive: press('Keep this') },
    'takes theirs': { event: { type: 'takeTheirs' }, drive: press('Keep the other') },
    'looks again': { event: { type: 'refresh' }, drive: press('Look again') },
    'follows a link': {
      event: { type: 'leave', to: '/employer/help' },
      from: (place) =>
        [...unsaved, { published: 'changed' }, { published: 'changing' }, 'comparing', 'conflict'].some(
          (state) => place.matches(state),
        ),
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
    'draft.clean': ({ page }) => expect(inBar(page, /^Saved( \d\d:\d\d)?$/)).toBeVisible(),
    'draft.dirty': ({ page }) => expect(inBar(page, 'Not saved yet')).toBeVisible(),
    'draft.heldBack': ({ page }) => expect(inBar(page, /On this device only|^Saved/)).toBeVisible(),
    'draft.saving.asked': async ({ page, calls }) => {
      await expect(inBar(page, 'Not saved yet')).toBeVisible()
      await expect.poll(() => calls.isWaiting('savePosting')).toBe(true)
    },
    'draft.saving.shown': ({ page }) => expect(inBar(page, 'Saving')).toBeVisible(),
    'draft.unsaved': ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'published.same': ({ page }) => expect(inBar(page, /^Published/)).toBeVisible(),
    'published.changed': ({ page }) => expect(inBar(page, 'Changes not published yet')).toBeVisible(),
    'published.changing': ({ page }) => expect(inBar(page, 'Publishing')).toBeVisible(),
    publishing: ({ page }) => expect(inBar(page, 'Publishing')).toBeVisible(),
    comparing: async ({ page, calls }) => {
      await expect.poll(() => calls.isWaiting('readPosting')).toBe(true)
      await expect(page.getByRole('button', { name: 'Keep this' })).toHaveCount(0)
    },
    conflict: ({ page }) => expect(page.getByRole('button', { name: 'Keep this' })).toBeVisible(),
    locked: async ({ page }) => {
      await expect(inBar(page, 'Locked')).toBeVisible()
      await expect(summary(page)).toHaveAttribute('readonly')
    },
    gone: ({ page }) => expect(page.getByText('This posting is not there any more')).toBeVisible(),
    leaving: ({ page }) => expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible(),
    left: ({ page, id }) => expect(page).toHaveURL(new RegExp(`/employer/(help|postings/${id})$`)),
  },
})
