import { expect, test } from '../support/fixtures.ts'
import { register, somebody, toasts } from '../support/people.ts'
import { expectFooter, fillSettings, menuLink, save, settings, unique } from '../support/settings.ts'

test.beforeEach(async ({ page }) => {
  await register(page, somebody())
})

test('another account that logs in in another tab does not see the text typed before', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto(settings)
  await page.getByLabel('First name').fill('Grace')
  const successor = somebody({ firstName: 'Katherine' })
  await other.goto('/candidate/logout')
  await expect(other).toHaveURL('/')
  await register(other, successor)
  await expectFooter(page, 'KB', 'Katherine Byron')
  await expect(page.getByLabel('First name')).toHaveValue('Katherine')
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(successor.emailAddress)
})

test('A change saved in another tab is applied, and text typed here stays.', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other])
    await Promise.all([tab.waitForResponse('/api/candidate/session'), tab.goto(settings)])
  // Nothing can be saved without a user name.
  await other.getByLabel('User name').fill(`grace${unique()}`)
  await save(other)
  await expect(toasts(other)).toContainText('Done')
  await page.getByLabel('Last name').fill('Hopper')
  for (const firstName of ['Grace', 'Katherine', 'Dorothy']) {
    await other.getByLabel('First name').fill(firstName)
    await save(other)
    await expectFooter(page, `${firstName[0]}B`, `${firstName} Byron`)
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
  }
  await save(page)
  await expectFooter(other, 'DH', 'Dorothy Hopper')
  await expect(other.getByLabel('Last name')).toHaveValue('Hopper')
})

test('Navigation during a save continues once it is done, without a question.', async ({ page }) => {
  await Promise.all([page.waitForResponse('/api/candidate/session'), page.goto(settings)])
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/candidate/update-profile', (route) => answer.promise.then(() => route.continue()))
  await fillSettings(page, { firstName: 'Grace ', lastName: 'Hopper', userName: `grace${unique()}` })
  const entries = await page.evaluate(() => history.length)
  await save(page)
  await menuLink(page, 'Help & Support').click()
  await expect(page.locator('#settings')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(settings)
  answer.resolve()
  await expect(page).toHaveURL('/candidate/help')
  await expectFooter(page, 'GH', 'Grace Hopper')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('After saving, leaving asks nothing, even if trailing spaces were removed.', async ({ page }) => {
  await Promise.all([page.waitForResponse('/api/candidate/session'), page.goto(settings)])
  await fillSettings(page, { firstName: 'Grace ', lastName: 'Cafe\u0301', userName: `grace${unique()}` })
  await save(page)
  await expectFooter(page, 'GC', 'Grace Caf\u00e9')
  await menuLink(page, 'Help & Support').click()
  await expect(page).toHaveURL('/candidate/help')
})

test('An unchanged form asks nothing on leaving, even after a failed save.', async ({ page }) => {
  await page.goto(settings)
  await save(page)
  await expect(page.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true')
  await menuLink(page, 'Help & Support').click()
  await expect(page).toHaveURL('/candidate/help')
})
