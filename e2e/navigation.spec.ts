import { expect, test } from './fixtures.ts'

const emailAddress = 'ada.byron@analytical.example'

const jump = (hash: string) => {
  location.hash = hash
}

test('a jump within a page, and Back from it, leave what was typed in place', async ({ page }) => {
  await page.goto('/auth/login/candidate')
  await page.getByLabel('Email address').fill(emailAddress)
  await page.evaluate(jump, 'main')
  await page.goBack()
  await expect(page).toHaveURL('/auth/login/candidate')
  await expect(page.getByLabel('Email address')).toHaveValue(emailAddress)
})

test('a jump within the page of a mailed link leaves the link alone, which the address no longer shows', async ({
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

test('the router comes when a person begins, and without it there are words and a way on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  expect(loaded.filter((path) => /\/(router|Toaster|api|forms)-/.test(path))).toEqual([])

  await page.route('**/assets/router-*.js', (route) => route.abort())
  await page.evaluate(() => sessionStorage.setItem('reloaded', '/auth/register/candidate'))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeFocused()
  await expect(page).toHaveURL('/auth/register/candidate')

  await page.unroute('**/assets/router-*.js')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeFocused()
})
