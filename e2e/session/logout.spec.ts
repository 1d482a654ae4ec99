import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

test('whoever goes on while the logout is told to the server stays where they went', async ({ page }) => {
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
