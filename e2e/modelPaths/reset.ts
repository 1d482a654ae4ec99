import { expect, type Page } from 'playwright/test'
import { createPasswordMachine } from '../../machines/auth/createPassword.ts'
import { forgotPasswordMachine } from '../../machines/auth/forgotPassword.ts'
import { verificationMachine } from '../../machines/auth/verification.ts'
import { somebody } from '../support/people.ts'
import { ask, newAccountElsewhere } from './accounts.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Tools } from './driver.ts'
import {
  answered,
  expectToast,
  formIsOpen,
  formIsUnderWay,
  formTakesLong,
  garbled,
  offline,
  refused,
  timedOut,
  unreachable,
  waited,
  type Scene,
} from './ends.ts'

const role = 'candidate'
const { emailAddress } = somebody()
const link = { role, emailAddress, code: 'CODE' }
const sent = { emailAddress, resendAt: 0 }
const submit = { type: 'submit', form: new FormData() }
const cooldown = 60_000

const sendAgain = (page: Page) => page.getByRole('button', { name: /^(Send again|Sending)$/ })

const askForLink = async ({ page }: Scene) => {
  await page.getByLabel('Email address').fill(emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
}

const expectSent = async (page: Page, { disabled, busy }: { disabled: boolean; busy: boolean }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await expect(page.getByRole('main').getByText(emailAddress)).toBeVisible()
  await expect(sendAgain(page)).toHaveAttribute('aria-disabled', String(disabled))
  await expect(sendAgain(page)).toHaveAttribute('aria-busy', String(busy))
}

export const forgotPassword = driverOf<Scene>({
  machine: forgotPasswordMachine,
  input: { role },
  open: async ({ page }: Tools) => {
    const calls = await HeldCalls.of(page, 'forgotPassword')
    await page.clock.install()
    await page.goto('/auth/forgot-password/candidate')
    return { page, calls }
  },
  moves: {
    'submits the form': { event: submit, drive: askForLink },
    ...waited('forgotPassword.sending.waiting'),
    'the server refuses': refused(
      'forgotPassword',
      () => ({ emailAddress: 'nobody' }),
      /Some answers need a correction|Please/,
    ),
    'the connection is lost': offline('forgotPassword'),
    'no answer comes in time': timedOut('forgotPassword'),
    'the server sends the link': answered('forgotPassword', sent),
    'a minute passes': {
      event: { type: 'xstate.after.cooldown.forgotPassword.sent.cooling' },
      drive: ({ page }) => page.clock.fastForward(cooldown),
    },
    'asks for another link': { event: { type: 'resend' }, drive: ({ page }) => sendAgain(page).click() },
    'goes back for another address': {
      event: { type: 'changeAddress' },
      drive: ({ page }) => page.getByRole('button', { name: 'Use another address' }).click(),
    },
    'reloads the page after a link was sent': {
      event: { type: 'restored', ...sent },
      drive: async (scene) => {
        await askForLink(scene)
        await scene.calls.pass('forgotPassword')
        await expectSent(scene.page, { disabled: true, busy: false })
        await scene.page.reload()
      },
    },
  },
  states: {
    asking: formIsOpen,
    'sending.waiting': formIsUnderWay,
    'sending.stillWaiting': formTakesLong,
    'sent.cooling': ({ page }) => expectSent(page, { disabled: true, busy: false }),
    'sent.ready': ({ page }) => expectSent(page, { disabled: false, busy: false }),
    'sent.resending': ({ page }) => expectSent(page, { disabled: true, busy: true }),
  },
})

const isChecked = async ({ page }: Scene) => {
  await expect(page.getByText('Checking your link')).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
}

export const createPassword = driverOf<Scene>({
  machine: createPasswordMachine,
  input: link,
  open: async ({ page, app, mailbox }: Tools) => {
    const { person } = await newAccountElsewhere(page, app)
    await ask(page, app, 'forgotPassword', { emailAddress: person.emailAddress })
    const calls = await HeldCalls.of(page, 'checkResetPasswordCode', 'createPassword')
    await page.clock.install()
    await page.goto(await mailbox.link(person.emailAddress, '/auth/create-password/'))
    return { page, calls }
  },
  moves: {
    'the server knows the code': answered('checkResetPasswordCode', null),
    'the server does not know the code': refused(
      'checkResetPasswordCode',
      () => ({ resetPasswordCode: 'another' }),
      /This link has expired/,
    ),
    'the code cannot be checked': unreachable('checkResetPasswordCode'),
    'submits the form': {
      event: submit,
      drive: async ({ page }) => {
        await page.getByLabel('New password', { exact: true }).fill('Difference2?')
        await page.getByRole('button', { name: 'Save Password' }).click()
      },
    },
    ...waited('createPassword.submitting.waiting'),
    'the server refuses': refused(
      'createPassword',
      () => ({ emailAddress: somebody().emailAddress }),
      /This link is for another account/,
    ),
    'no answer comes in time': timedOut('createPassword'),
    'the server keeps the password': answered('createPassword', null),
  },
  states: {
    checking: isChecked,
    asking: formIsOpen,
    'submitting.waiting': formIsUnderWay,
    'submitting.stillWaiting': formTakesLong,
    saved: async ({ page }) => {
      await expect(page).toHaveURL('/auth/login/candidate')
      await expect(page.getByText('Your password was changed. Log in with the new one.')).toBeVisible()
    },
    refused: ({ page }) => expect(page).toHaveURL('/'),
  },
})

export const verification = driverOf<Scene>({
  machine: verificationMachine,
  input: link,
  open: async ({ page, app, mailbox }: Tools) => {
    const { person } = await newAccountElsewhere(page, app)
    const calls = await HeldCalls.of(page, 'verify')
    await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/'))
    return { page, calls }
  },
  moves: {
    'the server knows the code': answered('verify', null),
    'the server does not know the code': refused(
      'verify',
      () => ({ verificationCode: 'another' }),
      /This link has expired/,
    ),
    'something else answers': garbled('verify'),
  },
  states: {
    verifying: isChecked,
    verified: async ({ page }) => {
      await expect(page).toHaveURL('/')
      await expectToast(page, 'You have just verified your email successfully.')
    },
    refused: ({ page }) => expect(page).toHaveURL('/'),
  },
})
