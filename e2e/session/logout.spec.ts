import { expect, test } from '../support/fixtures.ts'
import { candidateCookie, expectGuestHeader, register, somebody, toasts } from '../support/people.ts'

test('a person who navigates during a slow logout stays on the page they opened', async ({ page }) => {
  await register(page, somebody())
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/candidate/logout', (route) => answer.promise.then(() => route.continue()))
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/candidate/logout')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth/login')
  const told = page.waitForResponse('**/api/candidate/logout')
  answer.resolve()
  await (await told).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('A logout refused by the server logs out here, and warns that the session may still be open.', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/)
  await register(page, somebody())
  await page.route('**/api/candidate/logout', (route) =>
    route.fulfill({ status: 503, json: { status: false, result: null, error: { message: 'Not now.' } } }),
  )
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(
    toasts(page).getByText(/^You are logged out on this device, but perhaps not on the server\./),
  ).toBeVisible()
  await expectGuestHeader(page)
  expect(await candidateCookie(page)).toBeUndefined()
})

test('A server without a logout call causes no error on logout.', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  await register(page, somebody())
  await page.route('**/api/candidate/logout', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expectGuestHeader(page)
  await expect(toasts(page).getByText('Error', { exact: true })).toHaveCount(0)
  expect(await candidateCookie(page)).toBeUndefined()
})
