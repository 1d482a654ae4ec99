import { expect, test } from '../support/fixtures.ts'
import { brand } from '../support/people.ts'

const emailAddress = 'ada.byron@analytical.example'

const jump = (hash: string) => {
  location.hash = hash
}

test('A fragment link, and Back from it, keep typed text.', async ({ page }) => {
  await page.goto('/auth/login/candidate')
  await page.getByLabel('Email address').fill(emailAddress)
  await page.evaluate(jump, 'main')
  await page.goBack()
  await expect(page).toHaveURL('/auth/login/candidate')
  await expect(page.getByLabel('Email address')).toHaveValue(emailAddress)
})

test('A fragment link on the page of a mailed link keeps the typed text, and the address without the code.', async ({
  page,
}) => {
  await page.route('**/api/candidate/check-reset-password-code', (route) =>
    route.fulfill({ json: { status: true, result: null } }),
  )
  await page.goto(`/auth/create-password/candidate/${emailAddress}/c0de`)
  await page.getByRole('textbox', { name: 'New password' }).fill('Analytical2!')
  await page.evaluate(jump, 'main')
  await page.goBack()
  await expect(page).toHaveURL('/auth/create-password/candidate')
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('Analytical2!')
})

test('A page whose script fails to load shows an error, and Back works.', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.route('**/assets/RegistrationPage-*.js', (route) => route.abort())
  await page.evaluate(() => sessionStorage.setItem('reloaded', '/auth/register/candidate'))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeFocused()
  await expect(page).toHaveURL('/auth/register/candidate')

  await page.unroute('**/assets/RegistrationPage-*.js')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeFocused()
})

test('Back before hydration opens the previous page', async ({ page }) => {
  await page.goto('/features')
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' })
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused()
  await page.route('**/assets/base-*.js', () => undefined)
  await jobs.click()
  await expect(page.getByRole('heading', { level: 1, name: /jobs?$/i })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

test('A typed email address is filled in on the next page, and again after Back.', async ({ page }) => {
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByLabel('Email address').fill(emailAddress)
  const password = page.getByLabel('Password', { exact: true })
  const shows = async (title: string) => {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(emailAddress)
    await expect(password).toHaveValue('')
  }
  for (const [name, title] of [
    ['Create an account', 'Create account'],
    ['Login', 'Login'],
  ] as const) {
    await password.fill('Analytical1!')
    await page.getByRole('link', { name }).click()
    await shows(title)
  }
  await page.goBack()
  await shows('Create account')
  await page.goBack()
  await shows('Login')
})

test('A link to the current page adds no history entry.', async ({ page }) => {
  await page.goto('/')
  const features = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features', exact: true })
  await features.click()
  await expect(page).toHaveURL('/features')
  const entries = await page.evaluate(() => history.length)
  await features.click()
  await features.click()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('The requested page opens after a password reset.', async ({ page }) => {
  const login = '/auth/login/candidate?next=%2Fcandidate%2Fhelp'
  await page.goto(login)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await expect(page).toHaveURL(login)
})

test('Back to enter another address shows the form after a reload', async ({ page }) => {
  await page.goto('/auth/forgot-password/candidate')
  await page.getByLabel('Email address').fill(emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.reload()
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('On a phone Tab follows the visual order of the header, the menu last.', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const stops = []
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent),
    )
  }
  expect(stops.slice(1)).toEqual([brand, 'Login', 'Create Account', 'Menu'])
})
