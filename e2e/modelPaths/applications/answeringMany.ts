import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { answeringManyMachine } from '../../../machines/applications/answeringMany.ts'
import { applicantsWords } from '../../../src/words/applications/applicants.ts'
import { people, someCounts } from '../../../stories/applications/applicants.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { driverOf, type Drive } from '../driver.ts'
import { done, open, press, stillWorking } from '../postings/employer.ts'
import { timedOut, unreachable, waited, type Scene } from '../ends.ts'

const two = people.slice(1, 3).map((each, index) => ({ ...each, id: `a${index + 1}` }))
const list = { items: two, next: null, counts: someCounts, outbox: null }

const context = v.object({
  context: v.object({ chosen: v.array(v.object({ id: v.string() })), considered: v.optional(v.string()) }),
})
const contextOf = (place: Place) => v.parse(context, place).context

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Ask / })
const bar = (page: Page) => page.locator('section[aria-label=Selected]')

/** Answers the reload of the list and of the next due applicants. */
const readAnew = async ({ calls }: Scene) => {
  await calls.answer('listApplicants', list)
  await calls.answer('listApplicants', list)
}

const all = [
  { id: 'a1', done: true },
  { id: 'a2', done: true },
] as const

const one = [
  { id: 'a1', done: true },
  { id: 'a2', done: false, code: 'state', message: 'This application was withdrawn.' },
] as const

const answers = (output: readonly object[]): Drive<Scene> => ({
  event: done('applicationEvents', output),
  drive: async (scene) => {
    await scene.calls.answer('applicationEvents', output)
    await readAnew(scene)
  },
})

export const answeringMany = driverOf<Scene>({
  machine: answeringManyMachine,
  input: undefined,
  idle: ['failure', 'asked', 'refused'],
  open: async (tools) => {
    const scene = await open(tools, '/employer/applicants', 'listApplicants', 'applicationEvents')
    await readAnew(scene)
    await expect(tools.page.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
    return scene
  },
  moves: {
    'chooses both': {
      event: { type: 'choose', people: two.map(({ id, candidate, title }) => ({ id, candidate, title })) },
      from: (snapshot) => contextOf(snapshot).chosen.length < 2,
      drive: ({ page }) => page.getByLabel('Select all on this page').check(),
    },
    'wants to ask them': {
      event: { type: 'consider', action: 'ask' },
      drive: ({ page }) => press(page, 'Ask a question'),
    },
    'leaves it as it is': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches('asking'),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    'puts the question away': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches('sending') && contextOf(snapshot).considered !== undefined,
      drive: ({ page }) => page.keyboard.press('Escape'),
    },
    'asks them': {
      event: { type: 'send', event: { type: 'ask', message: 'When can you start?' } },
      from: (snapshot) => snapshot.matches('asking'),
      drive: async ({ page }) => {
        await dialog(page).getByLabel('Message').fill('When can you start?')
        await dialog(page).getByRole('button', { name: 'Ask a question', exact: true }).click()
      },
    },
    ...waited('answeringMany.sending.waiting'),
    'the server does it': answers(all),
    'the server does one of them': answers(one),
    'the server is not reached': unreachable('applicationEvents'),
    'no answer comes in time': timedOut('applicationEvents'),
  },
  states: {
    choosing: async ({ page }, snapshot) => {
      const { chosen } = contextOf(snapshot)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (chosen.length === 0) await expect(bar(page)).toHaveCount(0)
      else await expect(bar(page)).toContainText(applicantsWords.selected.count(chosen.length))
      await expect(bar(page).locator('[aria-disabled]')).toHaveCount(0)
    },
    asking: ({ page }) => expect(dialog(page)).toBeVisible(),
    'sending.waiting': ({ page }) =>
      expect(bar(page).locator('button').first()).toHaveAttribute('aria-disabled', 'true'),
    'sending.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
