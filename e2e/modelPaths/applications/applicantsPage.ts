import { expect } from 'playwright/test'
import { applicantsPageMachine } from '../../../machines/applications/applicantsPage.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { people, someCounts, twoLeave } from '../../../stories/applications/applicants.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { driverOf } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { open, press } from '../postings/employer.ts'

const two = people.slice(1, 3).map((each, index) => ({ ...each, id: `a${index + 1}` }))
const ids = two.map(({ id }) => id)
const list = { items: two, next: 'next', counts: someCounts, outbox: { ...twoLeave, ids } }
const done = ids.map((id) => ({ id, done: true as const }))

/** The list is read, and who is due next. */
const read = async ({ calls }: Scene) => {
  await calls.answer('listApplicants', list)
  await calls.answer('listApplicants', list)
}

const noAnswer = { code: 'unreachable', message: failureWords.unreachable } as const

const changed = async (scene: Scene) => {
  await scene.calls.tell({ kind: 'everything' })
  await read(scene)
}

const isOpen = (snapshot: Place) => snapshot.matches('open')

export const applicantsPage = driverOf<Scene>({
  machine: applicantsPageMachine,
  input: { query: { group: 'open', sort: 'due' } },
  open: (tools) => open(tools, '/employer/applicants', 'listApplicants', 'applicationEvents'),
  moves: {
    'the list is read': {
      event: { type: 'reading.known', data: list },
      from: (snapshot) => !isOpen(snapshot),
      drive: read,
    },
    'the list is read again': {
      event: { type: 'reading.known', data: list },
      from: isOpen,
      drive: changed,
    },
    'applications are changed elsewhere': { event: { type: 'refresh' }, from: isOpen, drive: changed },
    'asks both': {
      event: { type: 'answering.done' },
      from: isOpen,
      drive: async (scene) => {
        const { page, calls } = scene
        await page.getByLabel('Choose all that are shown').check()
        await press(page, 'Ask')
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Message').fill('When can you start?')
        await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
        await calls.answer('applicationEvents', done)
        await read(scene)
      },
    },
    'undoes two rejections': {
      event: { type: 'command.done', command: 'undo', input: { ids }, output: { asked: 2, undone: 2 } },
      from: isOpen,
      drive: async (scene) => {
        await press(scene.page, 'Undo')
        await scene.calls.answer('applicationEvents', done)
        await expectToast(scene.page, '2 rejections are undone.')
        await read(scene)
      },
    },
    'does not reach the server with an undo': {
      event: { type: 'command.failed', command: 'undo', input: { ids }, failure: noAnswer },
      from: isOpen,
      drive: async (scene) => {
        await press(scene.page, 'Undo')
        await scene.calls.drop('applicationEvents')
        await expectToast(scene.page, noAnswer.message)
        await read(scene)
      },
    },
  },
  states: {
    opening: ({ page }) => expect(page.getByText('Loading who has applied')).toHaveCount(1),
    open: ({ page }) => expect(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible(),
  },
})
