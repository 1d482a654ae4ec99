import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'

test('A page that redirects at once does so in client navigation, too.', async ({ page }) => {
  // A link that is pressed before the page listens is followed by the browser, to another document.
  await expect(async () => {
    await page.goto('/features')
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  // As Back and Forward do: within the document.
  await page.evaluate(() => {
    history.pushState(null, '', '/auth/verify/candidate')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(toasts(page)).toContainText('This link is not complete.')
  await expect(page).toHaveURL('/')
})
