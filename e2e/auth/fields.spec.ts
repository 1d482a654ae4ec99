import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/looking.ts'

const login = '/auth/login/candidate'
const register = '/auth/register/candidate'

/** Attributes of each field in a form: name, id, type, autocomplete and enterkeyhint. */
const forms: Readonly<Record<string, readonly string[]>> = {
  [login]: [
    'emailAddress emailAddress email username webauthn next',
    'password password password current-password go',
  ],
  [register]: [
    'firstName firstName text given-name next',
    'lastName lastName text family-name next',
    'emailAddress newEmailAddress email username next',
    'password newPassword password new-password go',
  ],
  '/auth/forgot-password/candidate': ['emailAddress emailAddress email username go'],
  '/auth/create-password/candidate/ada%40example.com/code': [
    'emailAddress emailAddress email username',
    'password newPassword password new-password done',
  ],
}

for (const [address, fields] of Object.entries(forms)) {
  test(`the fields of ${address} have the names that password managers expect, at every visit`, async ({
    page,
  }) => {
    await page.route('**/check-reset-password-code', (route) =>
      route.fulfill({ json: { status: true, result: null, error: null } }),
    )
    for (const visit of [1, 2]) {
      await page.goto(address)
      await expect(page.locator('form[data-ready]')).toBeVisible()
      expect(
        await attributes(page, ['name', 'id', 'type', 'autocomplete', 'enterkeyhint']),
        `${visit}`,
      ).toEqual(fields)
      // No attribute corrects, shortens or replaces input, and visible labels replace placeholders.
      const secret = page.locator('[type=password], [type=email]')
      for (const field of await secret.all()) {
        await expect(field).toHaveAttribute('autocapitalize', 'none')
        await expect(field).toHaveAttribute('autocorrect', 'off')
      }
      const restrained = page.locator('input:is([maxlength], [placeholder], [required], [spellcheck=true])')
      await expect(restrained).toHaveCount(0)
      await expect(page.locator('form')).toHaveAttribute('novalidate')
      for (const field of await page.locator('input').all()) {
        await expect(page.locator(`label[for="${await field.getAttribute('id')}"]`)).toBeVisible()
      }
    }
  })
}

test('Fields show no error before the first submit, and the button is always enabled.', async ({ page }) => {
  await open(page, register, 390)
  const fields = await page.getByRole('textbox').all()
  for (const field of fields) {
    await field.focus()
    await page.keyboard.type('a')
    await page.keyboard.press('Backspace')
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
})

test('a label focuses its field, and Enter in each field submits the form', async ({ page }) => {
  for (const label of ['Email address', 'Password']) {
    await page.goto(login)
    await page.locator('label', { hasText: label }).click()
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('There is a problem')).toBeVisible()
  }
})

test('showing a password keeps the cursor in its place, and announces that it is visible', async ({
  page,
}) => {
  await open(page, login, 390)
  const field = page.getByLabel('Password', { exact: true })
  await field.pressSequentially('Analytical')
  await field.press('Home')
  await field.press('ArrowRight')
  const show = page.getByRole('button', { name: 'Show password' })
  const { width = 0, height = 0 } = (await show.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await show.click()
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
  await expect(page.getByRole('status').filter({ hasText: 'Your password is visible' })).toHaveCount(1)
  await field.press('Tab')
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByRole('status').filter({ hasText: 'Your password is hidden' })).toHaveCount(1)
})

test('the rules of a new password are visible before typing, and describe its field', async ({ page }) => {
  await open(page, register, 390)
  const rules = [
    'At least 8 characters',
    'One lowercase letter',
    'One uppercase letter',
    'One number',
    'One symbol',
  ]
  const described = new RegExp(rules.map((rule) => `${rule}\\s*: not met yet`).join('\\s*'))
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(described)
})

const attributes = (page: Page, names: readonly string[]) =>
  page
    .locator('form input')
    .evaluateAll(
      (inputs, wanted) =>
        inputs.map((input) => wanted.flatMap((name) => input.getAttribute(name) ?? []).join(' ')),
      names,
    )

test('Tab moves from the address to the password, and only then to the link for a new one', async ({
  page,
}) => {
  await page.goto('/auth/login/candidate')
  await page.getByLabel('Email address').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
})
