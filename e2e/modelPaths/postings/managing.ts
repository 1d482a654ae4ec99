import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { managingMachine } from '../../../machines/postings/managing.ts'
import { slowAfterMs } from '../../../machines/shared/submission.ts'
import { itemOf } from '../../../stories/support/postings.ts'
import { postingPageWords } from '../../../src/words/postings/page.ts'
import { createPostingWords } from '../../../src/words/postings/list.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { superseded, refused } from '../../../tests/machines/support/events.ts'
import { driverOf, type Drive } from '../driver.ts'
import { button, conflict, done, failed, open, posting, press, stillWorking, title } from './employer.ts'
import { timedOut, unreachable, waited, type Scene } from '../ends.ts'

const copy = (page: Page) => button(page, `Copy ${posting.posting.title}`)
const newTitle = (page: Page) => page.getByLabel(createPostingWords.title)

export const creating = driverOf<Scene>({
  machine: creatingMachine,
  input: undefined,
  open: async (tools) => {
    const scene = await open(tools, '/employer/postings', 'listPostings', 'createPosting')
    await scene.calls.answer('listPostings', { items: [itemOf(posting)], next: null })
    return scene
  },
  moves: {
    'wants to write': {
      event: { type: 'write' },
      drive: ({ page }) => press(page, createPostingWords.postJob),
    },
    cancels: { event: { type: 'cancel' }, drive: ({ page }) => press(page, createPostingWords.cancel) },
    'gives the title': {
      event: { type: 'submit', form: new FormData() },
      drive: async ({ page }) => {
        await newTitle(page).fill('Stage carpenter')
        await newTitle(page).press('Enter')
      },
    },
    'copies one': {
      event: { type: 'copy', id: posting.id },
      drive: ({ page }) => copy(page).click(),
    },
    ...waited('creating.creating.waiting'),
    'eight seconds pass while it is copied': {
      event: { type: 'xstate.after.slowAfterMs.creating.copying.waiting' },
      drive: ({ page }) => page.clock.fastForward(slowAfterMs),
    },
    'the server makes it': {
      event: done('createPosting', posting),
      drive: ({ calls }) => calls.answer('createPosting', posting),
    },
    'the server is not reached': unreachable('createPosting'),
    'no answer comes in time': timedOut('createPosting'),
  },
  states: {
    offering: ({ page }) => expect(button(page, createPostingWords.postJob)).toBeVisible(),
    asking: async ({ page }) => {
      await expect(newTitle(page)).toBeVisible()
      await expect(page.locator('#newPosting')).toHaveAttribute('aria-busy', 'false')
    },
    'creating.waiting': ({ page }) =>
      expect(page.locator('#newPosting')).toHaveAttribute('aria-busy', 'true'),
    'creating.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    'copying.waiting': ({ page }) => expect(copy(page)).toHaveAttribute('aria-disabled', 'true'),
    'copying.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
    created: ({ page }) => expect(page).toHaveURL(`/employer/postings/${posting.id}/edit`),
  },
})

const sentSchema = v.object({ context: v.object({ sent: v.string() }) })
const hasSent = (type: string) => (place: Place) =>
  v.is(sentSchema, place) && v.parse(sentSchema, place).context.sent === type

const duplicate = { code: 'duplicate', posting: 'another' } as const

const dialog = (page: Page) => page.getByRole('dialog')

/** The server refuses an event with an error at a field of the dialog. */
const wrongAt = (type: 'close' | 'renew', field: string): Drive<Scene> => ({
  event: failed('postingEvent', { ...refused, fields: { [field]: 'This is wrong.' } }),
  from: hasSent(type),
  drive: ({ calls }) =>
    calls.refuse('postingEvent', { message: 'This is wrong.', fields: { [field]: 'This is wrong.' } }),
})

export const managing = driverOf<Scene>({
  machine: managingMachine,
  input: posting,
  open: async (tools) => {
    const scene = await open(tools, `/employer/postings/${posting.id}`, 'readPosting', 'postingEvent')
    await scene.calls.answer('readPosting', posting)
    await expect(title(tools.page)).toBeVisible()
    return scene
  },
  moves: {
    'it is read anew': {
      event: { type: 'known', posting },
      from: (snapshot) => snapshot.matches({ idle: 'calm' }),
      drive: async ({ page, calls }) => {
        await press(page, 'Pause')
        await calls.answer('postingEvent', posting)
      },
    },
    'wants to close it': {
      event: { type: 'close' },
      drive: ({ page }) => press(page, 'Close job post'),
    },
    'wants to renew it': { event: { type: 'renew' }, drive: ({ page }) => press(page, 'Extend') },
    'wants to discard it': { event: { type: 'discard' }, drive: ({ page }) => press(page, 'Discard') },
    'leaves it as it is': {
      event: { type: 'cancel' },
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    'pauses it': {
      event: { type: 'send', event: { type: 'pause' } },
      from: (snapshot) => snapshot.matches('idle'),
      drive: ({ page }) => press(page, 'Pause'),
    },
    'closes it': {
      event: { type: 'send', event: { type: 'close', outcome: 'cancelled' } },
      from: (snapshot) => snapshot.matches({ asking: 'close' }),
      drive: async ({ page }) => {
        await page.getByRole('radio', { name: 'We’re not hiring anymore' }).check()
        await dialog(page).getByRole('button', { name: 'Close job post' }).click()
      },
    },
    'renews it': {
      event: { type: 'send', event: { type: 'renew', validThrough: '2027-01-31' } },
      from: (snapshot) => snapshot.matches({ asking: 'renew' }),
      drive: async ({ page }) => {
        await page.getByLabel('Last day to apply').fill('2027-01-31')
        await dialog(page).getByRole('button', { name: 'Extend' }).click()
      },
    },
    'discards it': {
      event: { type: 'send', event: { type: 'discard' } },
      from: (snapshot) => snapshot.matches({ asking: 'discard' }),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Discard' }).click(),
    },
    ...waited('managing.sending.waiting'),
    'the server does it': {
      event: done('postingEvent', posting),
      drive: ({ calls }) => calls.answer('postingEvent', posting),
    },
    'somebody was first': {
      event: failed('postingEvent', superseded),
      drive: async ({ calls }) => {
        await calls.refuse('postingEvent', conflict)
        await calls.answer('readPosting', posting)
      },
    },
    'the same is open already': {
      event: failed('postingEvent', { ...refused, reason: duplicate }),
      drive: ({ calls }) =>
        calls.refuse('postingEvent', { message: 'It is open already.', ...duplicate }, 409),
    },
    'what was said at its end is wrong': wrongAt('close', 'event.message'),
    'the last day is wrong': wrongAt('renew', 'event.validThrough'),
    'the server is not reached': unreachable('postingEvent'),
    'no answer comes in time': timedOut('postingEvent'),
  },
  states: {
    'idle.calm': async ({ page }) => {
      await expect(page.getByText('It is open already.')).toHaveCount(0)
      await expect(dialog(page)).toHaveCount(0)
      await expect(button(page, 'Pause')).not.toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByText(postingPageWords.superseded)).toHaveCount(0)
    },
    'idle.superseded': ({ page }) => expect(page.getByText(postingPageWords.superseded)).toBeVisible(),
    'idle.duplicate': ({ page }) =>
      expect(page.getByRole('link', { name: postingPageWords.openDuplicate })).toBeVisible(),
    'asking.close': ({ page }) => expect(page.getByRole('dialog', { name: 'How did it end?' })).toBeVisible(),
    'asking.renew': ({ page }) =>
      expect(page.getByRole('dialog', { name: 'How long can people apply?' })).toBeVisible(),
    'asking.discard': ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Discard this draft?' })).toBeVisible(),
    'sending.waiting': ({ page }) => expect(button(page, 'Pause')).toHaveAttribute('aria-disabled', 'true'),
    'sending.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
