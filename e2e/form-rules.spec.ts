import { expect, test } from './fixtures.ts'
import { fillLogin, fillRegistration, loginButton, recordCalls, registerButton, toasts } from './people.ts'

test('what breaks a rule is said at its field, without a call or a notification', async ({ page }) => {
  const calls = recordCalls(page)
  await page.goto('/auth/register/candidate')
  await fillRegistration(page, { firstName: 'A', lastName: '', emailAddress: 'ada@', password: 'weak' })
  await registerButton(page).click()
  for (const [label, message] of [
    ['First name', 'Please enter first name'],
    ['Last name', 'Please enter last name'],
    ['Email address', 'Please enter a valid email address'],
    [
      'Password',
      'Please enter a password that contains at least one upper/lowercase letter, one number and one symbol.',
    ],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`Error: ${message.replaceAll('.', '\\.')}`),
    )
  }
  await page.goto('/auth/login/candidate')
  await fillLogin(page, { emailAddress: 'ada', password: 'short' })
  await loginButton(page).click()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    'Error: Please enter a valid email address',
  )
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Error: Please enter a password that contains at least 8 chars.',
  )
  await expect(toasts(page)).toHaveCount(0)
  expect(calls).toEqual([])
})

test('what was wrong is no longer said once it is right', async ({ page }) => {
  await page.goto('/auth/login/candidate')
  await fillLogin(page, { emailAddress: 'ada', password: 'Analytical1!' })
  await loginButton(page).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByLabel('Email address').fill('ada@example.com')
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('')
  await expect(page).not.toHaveTitle(/^Error: /)
})
