import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { notificationsMachine } from '../../machines/notifications/notifications.ts'
import type { Place } from '../../tests/machines/support/coveringPaths.ts'
import { verificationMailMachine } from '../../machines/auth/verificationMail.ts'
import { failureWords } from '../../src/words/failures.ts'
import { noticeInWords } from '../../src/words/notices/notices.ts'
import { toasts } from '../support/people.ts'
import { newAccount, tellPages } from './accounts.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Drive, type Tools } from './driver.ts'
import { answered, offline, refused, type Scene } from './ends.ts'
import { openSettings, save } from './editing.ts'

const role = 'candidate'

const sendMail = (page: Page) => page.getByRole('button', { name: /^(Resend email|Sending)$/ })
const isOnItsWay = (page: Page) => page.getByText('Email sent.')

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
      await expect(sendMail(page)).toHaveText('Resend email')
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

const message = v.union([
  v.literal('profileSaved'),
  v.strictObject({ name: v.literal('text'), text: v.string() }),
])

const contextSchema = v.object({
  notifications: v.array(v.object({ id: v.number(), kind: v.string(), message })),
})

/** Visible notifications, newest first. */
const told = ({ context }: Place) => v.parse(contextSchema, context).notifications

const success = { kind: 'success', title: 'done', message: 'profileSaved' }
const failure = {
  kind: 'failure',
  title: 'error',
  message: { name: 'text', text: failureWords.unreachable },
}

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
      // Saving also counts as an attempt, which dismisses earlier failure notifications.
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
          .map((notification) => noticeInWords(notification.message))
          .toReversed(),
      ),
  },
})
