import { expect, type Page } from 'playwright/test'
import { boardPageMachine } from '../../../machines/applications/boardPage.ts'
import { noticeInWords } from '../../../src/words/notices/notices.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { applicantOf, people, someCounts, twoLeave } from '../../../stories/applications/applicants.ts'
import { applications } from '../../../stories/support/applications.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { driverOf } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { conflict, open, posting, press } from '../postings/employer.ts'

const two = people.slice(1, 3).map((each, index) => ({ ...each, id: `a${index + 1}` }))
const ids = two.map(({ id }) => id)
const [jonas = '', mina = ''] = ids
const board = { items: two, isWhole: true }
const due = { items: two, next: null, counts: someCounts, outbox: { ...twoLeave, ids } }
const told = { ...applicantOf(applications.late), id: jonas, candidate: two[0]?.candidate }
const done = ids.map((id) => ({ id, done: true as const }))
const message = 'When can you start?'
const everything = { kind: 'everything' } as const
const noAnswer = { code: 'unreachable', message: failureWords.unreachable } as const

const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected' })
const targets = (page: Page) => page.locator('[data-stage].outline-dashed')

/** Answers the read of the board and of the next due applicants. */
const read = async ({ calls }: Scene) => {
  await calls.answer('readBoard', board)
  await calls.answer('listApplicants', due)
}

const changed = async (scene: Scene) => {
  await scene.calls.tell(everything)
  await read(scene)
}

const putAway = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

const send = async (page: Page) => {
  await dialog(page).getByLabel('Message').fill(message)
  await dialog(page).getByRole('button', { name: 'Message', exact: true }).click()
}

const chooseBoth = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Select Jonas Brandt' }).check()
  await page.getByRole('checkbox', { name: 'Select Mina Okafor' }).check()
  await bar(page).getByRole('button', { name: 'Message' }).click()
}

const isOpen = (place: Place) => place.matches({ cards: 'open' })
const isCalm = (place: Place) =>
  isOpen(place) && place.matches({ pointer: 'free', decision: 'free', answers: 'none' })

export const boardPage = driverOf<Scene>({
  machine: boardPageMachine,
  input: { query: { postingId: posting.id } },
  idle: ['active', 'focus', 'question', 'moved', 'items', 'isWhole', 'dragged', 'own', 'expected'],
  open: async (tools) => {
    const path = `/employer/postings/${posting.id}/applicants?view=board`
    const names = [
      'readPosting',
      'readBoard',
      'listApplicants',
      'employerEvent',
      'applicationEvents',
    ] as const
    const scene = await open(tools, path, ...names)
    await scene.calls.answer('readPosting', posting)
    return scene
  },
  moves: {
    'the board is read': {
      event: { type: 'reading.known', data: board },
      from: (place) => !isOpen(place),
      drive: read,
    },
    'the board is read again': {
      event: { type: 'reading.known', data: board },
      from: isCalm,
      drive: changed,
    },
    'applications are changed elsewhere': {
      event: { type: 'live.changed', changes: [everything] },
      from: isCalm,
      drive: changed,
    },
    'goes to a card': {
      event: { type: 'focused', id: jonas },
      from: isCalm,
      drive: ({ page }) => card(page, 'Jonas Brandt').focus(),
    },
    'goes to the card below': {
      event: { type: 'go', id: mina },
      from: isCalm,
      drive: async ({ page }) => {
        await card(page, 'Jonas Brandt').press('ArrowDown')
        await expect(card(page, 'Mina Okafor')).toBeFocused()
      },
    },
    'wants to tell somebody': {
      event: { type: 'ask', id: jonas, action: 'tell' },
      from: isCalm,
      drive: async ({ page }) => {
        await card(page, 'Jonas Brandt').press('t')
        await expect(dialog(page)).toBeVisible()
        await putAway(page)
        await expect(card(page, 'Jonas Brandt')).toBeFocused()
      },
    },
    'wants to tell both': {
      event: { type: 'askChosen', action: 'tell' },
      from: isCalm,
      drive: async ({ page }) => {
        await chooseBoth(page)
        await putAway(page)
        await press(page, 'Clear')
      },
    },
    'drags a card': {
      event: { type: 'lift', id: jonas },
      from: isCalm,
      drive: async ({ page }) => {
        await card(page, 'Jonas Brandt').hover()
        await page.mouse.down()
        await card(page, 'Mina Okafor').hover()
        await page.mouse.move(0, 0)
      },
    },
    'lets it go': {
      event: { type: 'release' },
      from: (place) => place.matches({ pointer: 'dragging' }),
      drive: ({ page }) => page.mouse.up(),
    },
    'tells somebody': {
      event: { type: 'deciding.sending', id: jonas, event: { type: 'tell', message } },
      from: isCalm,
      drive: async ({ page }) => {
        await card(page, 'Jonas Brandt').press('t')
        await send(page)
      },
    },
    'the server does it': {
      event: { type: 'deciding.done', application: told, action: 'tell' },
      from: (place) => place.matches({ decision: 'sending' }),
      drive: async ({ page, calls }) => {
        await calls.answer('employerEvent', told)
        await calls.answer('listApplicants', due)
        await expect(card(page, 'Jonas Brandt')).toBeFocused()
      },
    },
    'the server is not reached': {
      event: { type: 'deciding.failed' },
      from: (place) => place.matches({ decision: 'sending' }),
      drive: async ({ page, calls }) => {
        await calls.drop('employerEvent')
        await expectToast(page, noAnswer.message)
        await putAway(page)
      },
    },
    'somebody else was first': {
      event: { type: 'deciding.superseded' },
      from: (place) => place.matches({ decision: 'sending' }),
      drive: async (scene) => {
        await scene.calls.refuse('employerEvent', conflict)
        await read(scene)
      },
    },
    'tells both': {
      event: { type: 'answering.sending', ids, event: { type: 'tell', message } },
      from: (place) =>
        place.matches({ decision: 'free', pointer: 'free' }) &&
        isOpen(place) &&
        !place.matches({ answers: 'sending' }),
      drive: async ({ page }) => {
        await chooseBoth(page)
        await send(page)
      },
    },
    'the server tells both': {
      event: { type: 'answering.done' },
      from: (place) => place.matches({ answers: 'sending' }),
      drive: ({ calls }) => calls.answer('applicationEvents', done),
    },
    'the board shows what has become of them': {
      event: { type: 'reading.known', data: board },
      from: (place) => place.matches({ answers: 'settling' }),
      drive: read,
    },
    'the server is not reached with both': {
      event: { type: 'answering.failed' },
      from: (place) => place.matches({ answers: 'sending' }),
      drive: async ({ page, calls }) => {
        await calls.drop('applicationEvents')
        await expectToast(page, noAnswer.message)
        await putAway(page)
        await press(page, 'Clear')
      },
    },
    'undoes two rejections': {
      event: { type: 'command.done', command: 'undo', input: { ids }, output: { asked: 2, undone: 2 } },
      from: isCalm,
      drive: async (scene) => {
        await press(scene.page, 'Undo')
        await scene.calls.answer('applicationEvents', done)
        await expectToast(scene.page, noticeInWords({ name: 'rejectionsUndone', asked: 2, undone: 2 }))
        await read(scene)
      },
    },
    'does not reach the server with an undo': {
      event: { type: 'command.failed', command: 'undo', input: { ids }, failure: noAnswer },
      from: isCalm,
      drive: async (scene) => {
        await press(scene.page, 'Undo')
        await scene.calls.drop('applicationEvents')
        await expectToast(scene.page, noAnswer.message)
        await read(scene)
      },
    },
  },
  states: {
    'cards.opening': ({ page }) => expect(page.getByText('Loading your applicants')).toHaveCount(1),
    'cards.open': ({ page }) => expect(card(page, 'Mina Okafor')).toHaveCount(1),
    'pointer.free': ({ page }) => expect(targets(page)).toHaveCount(0),
    'pointer.dragging': ({ page }) => expect(targets(page)).toHaveCount(5),
    'decision.free': ({ page }, place) =>
      expect(dialog(page)).toHaveCount(place.matches({ answers: 'sending' }) ? 1 : 0),
    'decision.sending': ({ page }) => expect(dialog(page)).toBeVisible(),
    'answers.none': ({ page }) => expect(bar(page)).toHaveCount(0),
    'answers.sending': ({ page }) => expect(dialog(page)).toBeVisible(),
    'answers.settling': ({ page }) => expect(bar(page)).toHaveCount(0),
  },
})
