import type { Page } from 'playwright/test'
import { ownProfileWords } from '../../src/words/talent/profile.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  candidateCookie,
  expectDashboard,
  expectGuestHeader,
  expectMemberHeader,
  fillLogin,
  logIn,
  loginButton,
  recordCalls,
  register,
  somebody,
  toasts,
  type Person,
} from '../support/people.ts'

const verifyPath = '/auth/verify/candidate/'
const resetPath = '/auth/create-password/candidate/'
const newPassword = 'Difference2?'
const spent = 'This link has expired. Request a new link to reset your password.'

test('a signed-in candidate follows the mailed link, and is verified without a reload', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await register(page, person)
  const reminder = page.getByText('isn’t verified yet')
  await expect(reminder).toBeVisible()

  await page.goto(await mailbox.link(person.emailAddress, verifyPath))
  await expectNotice(page, 'Done', 'You have just verified your email successfully.')
  await expect(page).toHaveURL('/')
  await expectMemberHeader(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expectWelcome(page, person)
  await expect(reminder).toHaveCount(0)
  await page.goto('/candidate/profile')
  await expect(page.getByRole('heading', { name: ownProfileWords.complete.title })).toBeVisible()
  await expect(page.getByText(ownProfileWords.complete.verify)).toHaveCount(0)
})

test('a link can be opened twice and in other browsers, and logs nobody in', async ({
  page,
  mailbox,
  browser,
  app,
}) => {
  const person = somebody()
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await register(elsewhere, person)
  await elsewhere.context().close()
  const link = await mailbox.link(person.emailAddress, verifyPath)
  for (let visit = 0; visit < 2; visit += 1) {
    const calls = recordCalls(page)
    await page.goto(link)
    await expectNotice(page, 'Done', 'You have just verified your email successfully.')
    await expect(page).toHaveURL('/')
    await expectGuestHeader(page)
    expect(calls.filter((call) => call.url().endsWith('/verify'))).toHaveLength(1)
  }
  expect(await page.context().cookies()).toEqual([])
})

test('a forgotten password is replaced by the mailed link, and every other browser is logged out', async ({
  page,
  mailbox,
  browser,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = somebody()
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await register(elsewhere, person)

  await page.goto('/auth/login/candidate')
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(person.emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByRole('main').getByText(person.emailAddress)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()

  const link = await mailbox.link(person.emailAddress, resetPath)
  await setPassword(page, link, newPassword)
  await expect(page.getByText('Your password was changed. Log in with the new one.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(person.emailAddress)

  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await loginButton(page).click()
  await expectNotice(page, 'Error', 'Wrong email or password.')
  await fillLogin(page, { ...person, password: newPassword })
  await loginButton(page).click()
  await expectDashboard(page, person)
  await expect(page.getByText('isn’t verified yet')).toHaveCount(0)

  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await elsewhere.context().close()
})

test('the code of a reset link leaves the address bar, and is in no script-readable place', async ({
  page,
  mailbox,
}) => {
  const link = await forgottenBy(page, somebody(), (address) => mailbox.link(address, resetPath))
  const code = link.split('/').at(-1) ?? ''
  await page.goto(link)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect.poll(() => page.url()).not.toContain(code)
  const readable = await page.evaluate(() =>
    [document.cookie, JSON.stringify([history.state, localStorage, sessionStorage])].join('\n'),
  )
  expect(readable).not.toContain(code)
})

test('a used link, a garbled code and another person’s code open Home with a notification', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = somebody()
  const used = await forgottenBy(page, person, (address) => mailbox.link(address, resetPath))
  await setPassword(page, used, newPassword)
  const other = somebody()
  const others = await forgottenBy(page, other, (address) => mailbox.link(address, resetPath))
  const code = others.split('/').at(-1) ?? ''
  const foreign = resetPath + encodeURIComponent(person.emailAddress) + '/' + code

  for (const link of [used, `${others}x`, foreign]) {
    await page.goto(link)
    await expectNotice(page, 'Error', spent)
    await expect(page).toHaveURL('/')
  }
  await page.goto(`${verifyPath}${encodeURIComponent(person.emailAddress)}/wrong`)
  await expectNotice(page, 'Error', 'This link has expired. Log in and request a new verification email.')
  await expect(page).toHaveURL('/')
})

test('a link works for its own role, address and browser only until it is used', async ({
  page,
  mailbox,
  browser,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = somebody()
  const link = await forgottenBy(page, person, (address) => mailbox.link(address, resetPath))
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await elsewhere.goto(link)
  await elsewhere.getByLabel('New password', { exact: true }).fill('Elsewhere3#')
  await setPassword(page, link, newPassword)
  await elsewhere.getByRole('button', { name: 'Save Password' }).click()
  await expectNotice(elsewhere, 'Error', 'Open the link in your email again, or request a new one.')
  await elsewhere.context().close()
  await logIn(page, { ...person, password: newPassword })
})

test('an address with special characters is verified and reset by its own mails', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  const odd = { ...person, emailAddress: `o'brien+${person.emailAddress}` }
  await register(page, odd)
  await page.goto(await mailbox.link(odd.emailAddress, verifyPath))
  await expectNotice(page, 'Done', 'You have just verified your email successfully.')
  const link = await linkAfterForgetting(page, odd, (address) => mailbox.link(address, resetPath))
  await setPassword(page, link, newPassword)
  await logIn(page, { ...odd, password: newPassword })
})

test('an address without an account is answered like one with an account, and gets no mail', async ({
  page,
  mailbox,
}) => {
  const unknown = somebody()
  await page.goto('/auth/forgot-password/candidate')
  await page.getByLabel('Email address').fill(unknown.emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  // A later mail to another person has arrived, so a mail to this one would have arrived too.
  await forgottenBy(page, somebody(), (address) => mailbox.link(address, resetPath))
  expect(mailbox.links(unknown.emailAddress)).toEqual([])
})

type LinkTo = (address: string) => Promise<string>

/** Registers a person, clears the session and requests a reset link. Returns the link. */
async function forgottenBy(page: Page, person: Person, linkTo: LinkTo): Promise<string> {
  await register(page, person)
  return linkAfterForgetting(page, person, linkTo)
}

/** Clears the session of a registered person and requests a reset link. Returns the link. */
async function linkAfterForgetting(page: Page, person: Person, linkTo: LinkTo): Promise<string> {
  await page.context().clearCookies()
  await page.goto('/auth/forgot-password/candidate')
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  expect(await candidateCookie(page)).toBeUndefined()
  return linkTo(person.emailAddress)
}

/** Sets a new password through a reset link, and waits for the login page. */
async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page).toHaveURL('/auth/login/candidate')
}

async function expectNotice(page: Page, title: string, message: string): Promise<void> {
  await expect(toasts(page).filter({ hasText: message })).toBeVisible()
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible()
}

const expectWelcome = (page: Page, { firstName }: Person) =>
  expect(page.getByRole('heading', { level: 1, name: `Welcome, ${firstName}` })).toBeVisible()
