import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { success } from '../../../contract/envelope.ts'
import { letterCalls } from '../../../contract/letters/calls.ts'
import { letterCommandsMachine } from '../../../machines/letters/letterCommands.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { inTrash, letter, letters } from '../../../stories/letters/samples.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { refused } from '../../../tests/machines/support/events.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls, type HeldName } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import { expectToast, timedOut, waited, type Scene } from '../ends.ts'
import { done, failed, stillWorking } from '../postings/employer.ts'

/** Call of each command. */
const held = { rename: 'saveLetter', delete: 'deleteLetter', trash: 'trashLetter' } as const

/** Opens the letters of a candidate, some of which are in the trash. */
async function open({ page, app }: Tools): Promise<Scene> {
  await tellPages(page, app, await newAccount(page, app))
  const calls = await HeldCalls.of(page, ...Object.values(held))
  const counts = { kept: letters.length, trashed: inTrash.length }
  await page.route(`**/api/candidate/${letterCalls.listLetters.path}`, (route) => {
    const { trashed } = v.parse(v.object({ trashed: v.boolean() }), route.request().postDataJSON())
    return route.fulfill({ json: success({ items: trashed ? inTrash : letters, next: null, counts }) })
  })
  await page.route(`**/api/candidate/${letterCalls.readLetter.path}`, (route) =>
    route.fulfill({ json: success(letter) }),
  )
  await page.clock.install()
  await page.goto('/candidate/cover-letters')
  await expect(row(page, 'Rename')).toBeVisible()
  return { page, calls }
}

const row = (page: Page, command: string) => page.getByRole('button', { name: `${command}: ` }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const write = (page: Page) =>
  page.getByRole('button', { name: 'Write a letter', includeHidden: true }).first()

/** Opens the tab and presses a command in it. */
async function pressIn(page: Page, tab: 'Letters' | 'Trash', command: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: tab }).click()
  await row(page, command).click()
}

const asksAbout = (command: string) => (place: Place) =>
  v.is(v.object({ context: v.object({ asked: v.object({ command: v.literal(command) }) }) }), place)

async function underWay(calls: HeldCalls): Promise<HeldName> {
  const waiting = () => Object.values(held).find((name) => calls.isWaiting(name))
  await expect.poll(waiting).toBeDefined()
  return waiting() ?? held.trash
}

const one = { id: letter.id }

export const commands = driverOf<Scene>({
  machine: letterCommandsMachine,
  input: undefined,
  idle: ['ran', 'done', 'failure'],
  open,
  moves: {
    'wants another name': {
      event: { type: 'ask', command: 'rename', input: one },
      from: (snapshot) => snapshot.matches('idle'),
      drive: ({ page }) => pressIn(page, 'Letters', 'Rename'),
    },
    'wants to delete one for good': {
      event: { type: 'ask', command: 'delete', input: one },
      from: (snapshot) => snapshot.matches('idle'),
      drive: ({ page }) => pressIn(page, 'Trash', 'Delete for good'),
    },
    'leaves it as it is': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches('asking'),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    'closes the form while the name is saved': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches('running') && asksAbout('rename')(snapshot),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    'gives it the name': {
      event: { type: 'run', command: 'rename', input: { ...one, title: 'For theatres' } },
      from: (snapshot) => snapshot.matches('asking') && asksAbout('rename')(snapshot),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Rename' }).click(),
    },
    'deletes it': {
      event: { type: 'run', command: 'delete', input: one },
      from: (snapshot) => snapshot.matches('asking') && asksAbout('delete')(snapshot),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Delete for good' }).click(),
    },
    'puts one into the trash': {
      event: { type: 'run', command: 'trash', input: one },
      from: (snapshot) => snapshot.matches('idle'),
      drive: ({ page }) => pressIn(page, 'Letters', 'Move to trash'),
    },
    ...waited('commands.running.waiting'),
    'the server does it': {
      event: done('command', one),
      drive: async ({ calls }) => {
        const name = await underWay(calls)
        await calls.answer(name, name === 'saveLetter' ? { revision: 2, savedAt: letter.updatedAt } : one)
      },
    },
    'the server refuses': {
      event: failed('command', refused),
      drive: async ({ page, calls }) => {
        await calls.refuse(await underWay(calls), { message: refused.message }, 403)
        await expectToast(page, refused.message)
      },
    },
    'the server is not reached': {
      event: failed('command', { code: 'unreachable', message: failureWords.unreachable }),
      drive: async ({ page, calls }) => {
        await calls.drop(await underWay(calls))
        await expectToast(page, failureWords.unreachable)
      },
    },
    'no answer comes in time': timedOut({ effect: 'command', call: 'trashLetter' }),
  },
  states: {
    idle: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(write(page)).not.toHaveAttribute('aria-disabled', 'true')
    },
    asking: async ({ page }, snapshot) => {
      const name = asksAbout('rename')(snapshot) ? 'Rename the letter' : 'Delete this letter for good?'
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    },
    'running.waiting': async ({ page }, snapshot) => {
      await expect(dialog(page)).toHaveCount(asksAbout('rename')(snapshot) ? 1 : 0)
      await expect(write(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'running.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
