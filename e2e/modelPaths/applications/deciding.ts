import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { possibleQuestions } from '../../../contract/applications/events/possibleQuestions.ts'
import { createDeciding } from '../../../machines/applications/deciding.ts'
import { applications } from '../../../stories/support/applications.ts'
import { superseded } from '../../../tests/machines/support/events.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import { timedOut, unreachable, waited, type Scene } from '../ends.ts'
import { conflict, done, failed, press, stillWorking } from '../postings/employer.ts'

const application = applications.asked
const effect = { effect: 'applicationEvent', call: 'candidateEvent' } as const

const asked = v.object({ context: v.object({ considered: v.string() }) })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Withdraw application?' })
const box = (page: Page) => page.getByLabel('Your reply to Fernhill Theatre')
const reply = (page: Page) => page.locator('#message').getByRole('button', { name: 'Reply' })
/** Sends a change event and answers the read of the application that follows. */
export async function readAgain({ calls }: Scene, read: OwnApplication): Promise<void> {
  await calls.tell({ kind: 'application', reference: read.reference })
  await calls.answer('readApplication', read)
}

const possible = possibleQuestions(application).map(({ type }) => type)
/** Candidates decline an offer instead of withdrawing. */
const offered = { ...application, can: ['accept', 'decline'] }

const wasFirst = (page: Page) => page.getByText('Something changed first')

export const deciding = driverOf<Scene>({
  machine: createDeciding(),
  input: application,
  idle: ['failure', 'done'],
  open: async ({ page, app }) => {
    await tellPages(page, app, await newAccount(page, app))
    const calls = await HeldCalls.of(page, 'readApplication', 'candidateEvent')
    await page.clock.install()
    await page.goto(`/candidate/applications/${application.reference}`)
    await calls.answer('readApplication', application)
    await expect(box(page)).toBeVisible()
    return { page, calls }
  },
  moves: {
    'it is read anew': {
      event: { type: 'known', application, possible },
      drive: (scene) => readAgain(scene, application),
    },
    'an offer makes the question pointless': {
      event: { type: 'known', application: offered, possible: ['accept', 'decline'] },
      from: (snapshot) => v.is(asked, snapshot),
      drive: async (scene) => {
        await readAgain(scene, offered)
        await expect(scene.page.getByRole('dialog')).toHaveCount(0)
        await readAgain(scene, application)
      },
    },
    'wants to withdraw it': {
      event: { type: 'consider', action: 'withdraw' },
      drive: ({ page }) => press(page, 'Withdraw application'),
    },
    'leaves it as it is': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches('asking'),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    'puts the question away': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches('sending') && v.is(asked, snapshot),
      drive: ({ page }) => page.keyboard.press('Escape'),
    },
    'answers by Ctrl+Enter': {
      event: { type: 'send', event: { type: 'reply', message: 'Here it is.' } },
      from: (snapshot) => snapshot.matches('idle'),
      drive: async ({ page }) => {
        await box(page).fill('Here it is.')
        await box(page).press('Control+Enter')
      },
    },
    'withdraws it': {
      event: { type: 'send', event: { type: 'withdraw' } },
      from: (snapshot) => snapshot.matches('asking'),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Withdraw application' }).click(),
    },
    ...waited('deciding.sending.waiting'),
    'the server does it': {
      event: done('applicationEvent', application),
      drive: ({ calls }) => calls.answer('candidateEvent', application),
    },
    'somebody was first': {
      event: failed('applicationEvent', superseded),
      drive: async ({ calls }) => {
        await calls.refuse('candidateEvent', conflict)
        await calls.answer('readApplication', application)
      },
    },
    'the server is not reached': unreachable(effect),
    'no answer comes in time': timedOut(effect),
  },
  states: {
    'idle.calm': async ({ page }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(reply(page)).not.toHaveAttribute('aria-disabled', 'true')
      await expect(wasFirst(page)).toHaveCount(0)
    },
    'idle.superseded': ({ page }) => expect(wasFirst(page)).toBeVisible(),
    asking: ({ page }) => expect(dialog(page)).toBeVisible(),
    'sending.waiting': ({ page }) => expect(reply(page)).toHaveAttribute('aria-disabled', 'true'),
    'sending.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
