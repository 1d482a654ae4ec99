import { expect, test } from '../support/fixtures.ts'
import { lettersDrawn } from '../support/looking.ts'
import {
  beginThere,
  fillLogin,
  fillRegistration,
  loginButton,
  recordCalls,
  registerButton,
  toasts,
} from '../support/people.ts'

test('an invalid field shows its error, without a call or a notification', async ({ page }) => {
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

test('an error disappears once its field is valid', async ({ page }) => {
  await page.goto('/auth/login/candidate')
  await fillLogin(page, { emailAddress: 'ada', password: 'Analytical1!' })
  await loginButton(page).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByLabel('Email address').fill('ada@example.com')
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('')
  await expect(page).not.toHaveTitle(/^Error: /)
})

test('a message above a form moves no button during a press, and moves nothing afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: { value: number; at: number }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          shifts.push({ value: Number(entry.value), at: entry.startTime })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, name] of [
    ['/auth/login/candidate', 'Login'],
    ['/auth/register/candidate', 'Create account'],
    ['/auth/forgot-password/candidate', 'Send Link'],
  ] as const) {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const button = page.getByRole('button', { name, exact: true })
      await expect(page.locator('form[data-ready]')).toBeVisible()
      // The validation rules are already loaded, so a press shows errors at once.
      await beginThere(page)
      const start = await lettersDrawn(page)
      await button.scrollIntoViewIfNeeded()
      const box = await button.boundingBox()
      const finger = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20] as const
      await page.mouse.click(...finger)
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      const under = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a, button')?.textContent,
        finger,
      )
      expect([undefined, await button.textContent()], `${path}, ${width} wide`).toContain(under)
      expect(await page.evaluate(`shifts.filter(({ at }) => at > ${start})`)).toEqual([])
    }
  }
})

test('Caps Lock is announced while the password is hidden and focused', async ({ page }) => {
  await page.goto('/auth/login/candidate')
  const field = page.getByLabel('Password', { exact: true })
  const hint = page.getByRole('status').filter({ hasText: 'Caps lock is on' })
  const press = (modifierCapsLock: boolean) =>
    field.dispatchEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock })
  await field.focus()
  await press(true)
  await expect(hint).toBeVisible()
  await press(false)
  await expect(hint).toHaveCount(0)
  await press(true)
  await expect(hint).toBeVisible()
  await page.getByLabel('Email address').focus()
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: 'Show password' }).click()
  await field.focus()
  await press(true)
  await expect(hint).toHaveCount(0)
})

test('a password that a browser makes up passes, and its maker is told the rules', async ({ page }) => {
  await page.goto('/auth/register/candidate')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('passwordrules', /minlength: 8;.*lower;.*upper;.*digit;.*special;/)
  for (const madeUp of ['mC:93jJ.AyLtqWu', 'cojvub-8nyxGa-fawbys']) {
    await field.fill(madeUp)
    await expect(page.locator('#newPassword-guide').getByText(': met')).toHaveCount(5)
  }
  await registerButton(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('a form being submitted is not sent again by a reload', async ({ page }) => {
  const held = '**/api/candidate/login'
  await page.route(held, () => undefined)
  await page.goto('/auth/login/candidate')
  await fillLogin(page, { emailAddress: 'ada@example.com', password: 'Analytical1!' })
  const calls = recordCalls(page)
  await Promise.all([page.waitForRequest(held), loginButton(page).click()])
  await page.reload()
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await expect(loginButton(page)).toHaveAccessibleName('Login')
  expect(calls.map((call) => new URL(call.url()).pathname)).toEqual(['/api/candidate/login'])
})
