import { expect, type Page } from 'playwright/test'
import { success } from '../../../contract/envelope.ts'
import { ownCompanyCalls } from '../../../contract/companies/ownCompany.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { company, people } from '../../../stories/companies/samples.ts'
import { refused } from '../../../tests/machines/support/events.ts'
import { signInVerifiedEmployer } from '../accounts.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Tools } from '../driver.ts'
import { expectToast, timedOut, waited, type Scene } from '../ends.ts'
import { button, done, failed, press, stillWorking } from '../postings/employer.ts'

/** An owner on the page of a company that has a recruiter, too. */
async function open({ page, app, mailbox }: Tools): Promise<Scene> {
  await signInVerifiedEmployer(page, app, mailbox)
  const calls = await HeldCalls.of(page, 'inviteMember', 'removeMember')
  for (const [name, result] of [
    ['readCompany', company],
    ['listMembers', people],
  ] as const) {
    await page.route(`**/api/employer/${ownCompanyCalls[name].path}`, (route) =>
      route.fulfill({ json: success(result) }),
    )
  }
  await page.clock.install()
  await page.goto('/employer/company')
  await expect(remove(page)).toBeVisible()
  return { page, calls }
}

const remove = (page: Page) => button(page, 'Remove: Grace Murray')
const dialog = (page: Page) => page.getByRole('dialog')

/** The call that is under way: the machine knows what it sends, and its paths do not care. */
async function underWay(calls: HeldCalls) {
  const names = ['inviteMember', 'removeMember'] as const
  const waiting = () => names.find((name) => calls.isWaiting(name))
  await expect.poll(waiting).toBeDefined()
  return waiting() ?? 'removeMember'
}

export const acting = driverOf<Scene>({
  machine: actingMachine,
  input: undefined,
  idle: ['act', 'failure'],
  open,
  moves: {
    'wants to remove somebody': {
      event: { type: 'ask', act: { name: 'remove', of: 'grace' } },
      from: (snapshot) => snapshot.matches('idle'),
      drive: ({ page }) => remove(page).click(),
    },
    'leaves it as it is': {
      event: { type: 'cancel' },
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    'removes them': {
      event: { type: 'send', act: { name: 'remove', of: 'grace' } },
      from: (snapshot) => snapshot.matches('asking'),
      drive: ({ page }) => dialog(page).getByRole('button', { name: 'Remove' }).click(),
    },
    'invites somebody': {
      event: { type: 'send', act: { name: 'invite' }, form: new FormData() },
      from: (snapshot) => snapshot.matches('idle'),
      drive: async ({ page }) => {
        await page.getByLabel('Email address').fill('mary@example.com')
        await page.getByRole('radio', { name: /^Recruiter/ }).check()
        await press(page, 'Send the invitation')
      },
    },
    ...waited('acting.sending.waiting'),
    'the server does it': {
      event: done('act', people),
      drive: async ({ calls }) => calls.answer(await underWay(calls), people),
    },
    'the server refuses': {
      event: failed('act', refused),
      drive: async ({ page, calls }) => {
        await calls.refuse(await underWay(calls), { message: refused.message }, 403)
        await expectToast(page, refused.message)
      },
    },
    'the server is not reached': {
      event: failed('act', { code: 'unreachable', message: failureWords.unreachable }),
      drive: async ({ page, calls }) => {
        await calls.drop(await underWay(calls))
        await expectToast(page, failureWords.unreachable)
      },
    },
    'no answer comes in time': timedOut({ effect: 'act', call: 'removeMember' }),
  },
  states: {
    idle: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(remove(page)).not.toHaveAttribute('aria-disabled', 'true')
    },
    asking: ({ page }) => expect(page.getByRole('dialog', { name: 'Remove Grace Murray?' })).toBeVisible(),
    'sending.waiting': async ({ page }) => {
      await expect(remove(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'sending.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
