import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { scriptOf } from '../../scripts/pageScript.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillLogin, fillRegistration, loginButton, registerButton, somebody } from '../support/people.ts'
import type { Rendered } from '../support/rendering.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ content: await scriptOf(join(import.meta.dirname, '../support/rendering.ts')) })
})

test('typing into the login renders no component', async ({ page }) => {
  await open(page, '/auth/login/candidate')
  await fillLogin(page, { emailAddress: '', password: '' })
  await page.getByLabel('Email address').pressSequentially('ada@example.com')
  await page.getByLabel('Password', { exact: true }).pressSequentially('Analytical1!')
  expect(await renderedSince(page)).toEqual([])
})

test('Typing into the registration renders only the password rules.', async ({ page }) => {
  await open(page, '/auth/register/candidate')
  for (const label of ['First name', 'Last name', 'Email address'])
    await page.getByLabel(label).pressSequentially('ada@example.com')
  expect(await renderedSince(page)).toEqual([])

  await page.getByLabel('Password', { exact: true }).pressSequentially('Analytical1!')
  const rendered = await renderedSince(page)
  expect(rendered.length).toBeGreaterThan(0)
  expect(rendered.filter(({ within }) => !within.some(isGuide))).toEqual([])
})

for (const { name, path, form, fill, button } of [
  { name: 'login', path: '/auth/login/candidate', form: 'login', fill: fillLogin, button: loginButton },
  {
    name: 'registration',
    path: '/auth/register/candidate',
    form: 'registration',
    fill: fillRegistration,
    button: registerButton,
  },
] as const) {
  test(`sending the ${name} renders only what changes`, async ({ page }) => {
    await page.route('**/api/**', () => undefined)
    await open(page, path)
    await fill(page, somebody())
    // The validation after leaving a field can render its message.
    await page.locator('h1').click()
    await renderedSince(page)
    await button(page).click()
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    const rendered = await renderedSince(page)
    expect(rendered.length).toBeGreaterThan(0)
    expect(rendered.filter(({ changed }) => !changed)).toEqual([])
  })

  test(`an error in the ${name} renders only in its form`, async ({ page }) => {
    await open(page, path)
    await button(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const rendered = await renderedSince(page)
    expect(rendered.length).toBeGreaterThan(0)
    expect(rendered.filter(({ changed, within }) => !changed && !within.includes(form))).toEqual([])
  })
}

/** True for the id of a hint about the password rules. */
const isGuide = (id: string) => id.startsWith('newPassword-guide')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await renderedSince(page)
}

/** Components rendered since the last call of this function. */
const renderedSince = (page: Page): Promise<Rendered[]> => page.evaluate(() => window.rendered.splice(0))
