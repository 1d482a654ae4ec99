import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { notificationsMachine } from '../../machines/notifications.ts'
import { profileMachine } from '../../machines/profile.ts'
import { verificationMailMachine } from '../../machines/verificationMail.ts'
import { failureWords } from '../../src/words/failures.ts'
import { candidate } from '../../tests/machines/events.ts'
import { toasts } from '../people.ts'
import { ask, newAccount, tellPages } from './accounts.ts'
import type { Place } from '../../machines/paths.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Drive, type Tools } from './driver.ts'
import {
  answered,
  expectToast,
  formIsUnderWay,
  formTakesLong,
  offline,
  refused,
  timedOut,
  unreachable,
  waited,
  type Scene,
} from './ends.ts'

const role = 'candidate'
const updated = 'Your profile has been updated successfully.'

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name })

const firstName = (page: Page) => page.getByLabel('First name')
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const sendMail = (page: Page) => page.getByRole('button', { name: /^(Send the mail again|Sending)$/ })

/** A member with a complete profile and an address that is not verified, on the settings. */
async function openSettings({ page, app }: Tools): Promise<Scene> {
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
  const calls = await HeldCalls.of(page, 'updateProfile', 'resendVerification')
  await page.clock.install()
  await page.goto('/candidate')
  await link(page, 'Settings').click()
  await expect(firstName(page)).toHaveValue(first)
  return { page, calls }
}

/** Whether the page would ask before it is closed: nothing else tells a form that differs from what is saved. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

const expectEditing = async ({ page }: Scene, { unsaved }: { unsaved: boolean }) => {
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden()
  await expect.poll(() => asksBeforeClosing(page)).toBe(unsaved)
}

export const profile = driverOf<Scene>({
  machine: profileMachine,
  input: { role, user: candidate },
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
      drive: ({ page }) => save(page).click(),
    },
    ...waited('profile.saving.waiting'),
    'the server refuses': refused(
      'updateProfile',
      () => ({ id: 'another' }),
      /You are logged in with another account/,
    ),
    'the server is not reached': unreachable('updateProfile'),
    'no answer comes in time': timedOut('updateProfile'),
    'the server keeps the profile': {
      ...answered('updateProfile', candidate),
      drive: async ({ page, calls }) => {
        await calls.pass('updateProfile')
        await expectToast(page, updated)
      },
    },
    'follows a link': {
      event: { type: 'leave', to: '/candidate/help' },
      from: (snapshot) => snapshot.matches({ editing: 'changed' }),
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

const isOnItsWay = (page: Page) => page.getByText('The mail is on its way.')

export const verificationMail = driverOf<Scene>({
  machine: verificationMailMachine,
  input: { role },
  open: async ({ page, app }: Tools) => {
    await tellPages(page, app, await newAccount(page, app))
    const calls = await HeldCalls.of(page, 'resendVerification')
    await page.clock.install()
    await page.goto('/candidate')
    return { page, calls }
  },
  moves: {
    'asks for the mail': { event: { type: 'send' }, drive: ({ page }) => sendMail(page).press('Enter') },
    'the server refuses': refused('resendVerification', () => ({ superfluous: true }), /./),
    'the connection is lost': offline('resendVerification'),
    'the server sends the mail': answered('resendVerification', null),
    'a minute passes': {
      event: { type: 'xstate.after.cooldown.verificationMail.sent' },
      drive: ({ page }) => page.clock.fastForward(60_000),
    },
  },
  states: {
    offering: async ({ page }) => {
      await expect(sendMail(page)).toHaveText('Send the mail again')
      await expect(sendMail(page)).toHaveAttribute('aria-disabled', 'false')
      await expect(isOnItsWay(page)).toHaveCount(0)
    },
    sending: async ({ page }) => {
      await expect(sendMail(page)).toHaveText('Sending')
      await expect(sendMail(page)).toHaveAttribute('aria-disabled', 'true')
    },
    sent: async ({ page }) => {
      await expect(isOnItsWay(page)).toBeVisible()
      await expect(sendMail(page)).toHaveAttribute('aria-disabled', 'true')
    },
  },
})

const contextSchema = v.object({
  notifications: v.array(v.object({ id: v.number(), kind: v.string(), message: v.string() })),
})

/** What stands, the newest first. */
const told = ({ context }: Place) => v.parse(contextSchema, context).notifications

const success = { kind: 'success', title: 'Done', message: updated }
const failure = { kind: 'failure', title: 'Error', message: failureWords.unreachable }

const show = (notice: object, drive: Drive<Scene>['drive'], from?: Drive<Scene>['from']): Drive<Scene> => ({
  event: { type: 'show', notice },
  from,
  drive,
})

export const notifications = driverOf<Scene>({
  machine: notificationsMachine,
  input: undefined,
  open: openSettings,
  moves: {
    'the profile is saved': show(
      success,
      async ({ page, calls }) => {
        if (!calls.isWaiting('updateProfile')) await save(page).click()
        await calls.pass('updateProfile')
      },
      // Saving is an attempt too, which takes away what went wrong before.
      (snapshot) => told(snapshot).every(({ kind }) => kind === 'success'),
    ),
    'the mail cannot be sent': show(failure, async ({ page, calls }) => {
      await sendMail(page).press('Enter')
      await calls.drop('resendVerification')
    }),
    'sends the form anew': {
      event: { type: 'attempted' },
      drive: async ({ page, calls }) => {
        await save(page).click()
        await expect.poll(() => calls.isWaiting('updateProfile')).toBe(true)
      },
    },
    'sends the newest away': {
      event: (snapshot) => ({ type: 'dismiss', id: told(snapshot)[0]?.id }),
      drive: ({ page }) => toasts(page).last().getByRole('button', { name: 'Dismiss' }).click(),
    },
  },
  states: {
    quiet: ({ page }) => expect(toasts(page)).toHaveCount(0),
    showing: ({ page }, snapshot) =>
      expect(toasts(page)).toContainText(
        told(snapshot)
          .map(({ message }) => message)
          .toReversed(),
      ),
  },
})
