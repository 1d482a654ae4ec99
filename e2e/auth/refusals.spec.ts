import { themes } from '../../tailwind.config.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  candidateCookie,
  fillLogin,
  fillRegistration,
  loginButton,
  register,
  registerButton,
  somebody,
  toasts,
} from '../support/people.ts'

test('a refused login shows the reason in a notification and in the form, and keeps typed text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const stranger = somebody()
  const message = 'Wrong email or password. Try again or reset your password.'
  await page.goto('/auth/login/candidate')
  await fillLogin(page, stranger)
  await loginButton(page).click()
  await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(message)).toBeVisible()
  await expect(toasts(page)).toHaveCSS('background-color', inRgb(themes.light.danger))
  const { width = 0 } = page.viewportSize() ?? {}
  const toast = await toasts(page).boundingBox()
  expect(toast?.y).toBeLessThan(100)
  expect(toast?.x).toBeGreaterThan(width / 2)
  await expect(page.locator('form').getByRole('alert')).toHaveText(message)
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByLabel('Email address')).toHaveValue(stranger.emailAddress)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(stranger.password)
  await expect(loginButton(page)).toBeEnabled()
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid')
  expect(await candidateCookie(page)).toBeUndefined()
})

test('registering a known address is refused, and the address field is marked', async ({
  page,
  browser,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const known = somebody()
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await register(elsewhere, known)
  await elsewhere.context().close()

  await page.goto('/auth/register/candidate')
  await fillRegistration(page, known)
  await registerButton(page).click()
  await expect(toasts(page).getByText('Error!', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    /This email already has an account\. Log in, or reset your password/,
  )
  await expect(page.getByLabel('Email address')).toHaveValue(known.emailAddress)
  expect(await candidateCookie(page)).toBeUndefined()
})

const inRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`
