import { expect, type Page } from 'playwright/test'
import { editingMachine } from '../../machines/editing/editing.ts'
import { candidate } from '../../tests/machines/support/events.ts'
import { ask, newAccount, tellPages } from './accounts.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Tools } from './driver.ts'
import {
  answered,
  expectToast,
  formIsUnderWay,
  formTakesLong,
  refused,
  timedOut,
  unreachable,
  waited,
  type Scene,
} from './ends.ts'

const role = 'candidate'
export const updated = 'Your profile has been updated successfully.'

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name })

const firstName = (page: Page) => page.getByLabel('First name')
export const save = (page: Page) => page.getByRole('button', { name: 'Save' })

/** Opens the settings of a member with a complete profile and an unverified email address. */
export async function openSettings({ page, app }: Tools): Promise<Scene> {
  const account = await newAccount(page, app)
  const { id, firstName: first, lastName, userName } = account.user
  const complete = {
    id,
    firstName: first,
    lastName,
    userName: userName || `ada${id.replaceAll(/\W/g, '').slice(0, 12)}`,
  }
  await ask(page, app, 'updateProfile', complete)
  await tellPages(page, app, { ...account, user: { ...account.user, ...complete } })
  const calls = await HeldCalls.of(page, 'updateProfile', 'resendVerification', 'changePassword')
  await page.clock.install()
  await page.goto('/candidate')
  await link(page, 'Settings').click()
  await expect(firstName(page)).toHaveValue(first)
  return { page, calls, form: '#settings' }
}

/** True if the page would ask before closing, which is the only sign of an unsaved form. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

const expectEditing = async ({ page }: Scene, { unsaved }: { unsaved: boolean }) => {
  await expect(page.locator('#settings')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden()
  await expect.poll(() => asksBeforeClosing(page)).toBe(unsaved)
}

/** Effect and its call on a candidate's page. */
const saving = { effect: 'save', call: 'updateProfile' } as const

export const editing = driverOf<Scene>({
  machine: editingMachine,
  input: { role, id: candidate.id },
  open: openSettings,
  moves: {
    'types another name': {
      event: { type: 'change' },
      drive: ({ page }) => firstName(page).pressSequentially('x'),
    },
    'types the old name again': {
      event: { type: 'revert' },
      drive: ({ page }) => firstName(page).press('Backspace'),
    },
    'submits the form': {
      event: { type: 'submit', form: new FormData() },
      // A refused form that was unchanged stays unchanged, which the machine learns only from the page. Paths
      // therefore submit changed forms only.
      from: (snapshot) => snapshot.matches({ editing: 'changed' }),
      drive: ({ page }) => save(page).click(),
    },
    ...waited('editing.saving.waiting'),
    'the server refuses': refused(saving, () => ({ id: 'another' }), /You’re logged in with another account/),
    'the server is not reached': unreachable(saving),
    'no answer comes in time': timedOut(saving),
    'the server keeps the profile': {
      ...answered(saving, { user: candidate }),
      drive: async ({ page, calls }) => {
        await calls.pass('updateProfile')
        await expectToast(page, updated)
      },
    },
    'follows a link': {
      event: { type: 'leave', to: '/candidate/help' },
      from: (snapshot) => snapshot.matches({ editing: 'changed' }) || snapshot.matches('saving'),
      drive: ({ page }) => link(page, 'Help & Support').click(),
    },
    'presses Back': {
      event: { type: 'leave', to: '/candidate' },
      from: (snapshot) => snapshot.matches('leaving'),
      drive: ({ page }) => page.evaluate(() => history.back()),
    },
    stays: {
      event: { type: 'stay' },
      drive: ({ page }) => page.getByRole('button', { name: 'Stay' }).click(),
    },
    'leaves, and comes back': {
      event: { type: 'discard' },
      drive: async ({ page }) => {
        await page.getByRole('button', { name: 'Leave' }).click()
        await expect(page).not.toHaveURL(/profile/)
        await link(page, 'Settings').click()
      },
    },
  },
  states: {
    'editing.unchanged': (scene) => expectEditing(scene, { unsaved: false }),
    'editing.changed': (scene) => expectEditing(scene, { unsaved: true }),
    leaving: ({ page }) => expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible(),
    'saving.waiting': formIsUnderWay,
    'saving.stillWaiting': formTakesLong,
  },
})
