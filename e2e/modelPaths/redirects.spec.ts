import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'

test('A page that redirects at once does so in client navigation, too.', async ({ page }) => {
  // Retries, because the browser follows a link by a full page load until the page is hydrated.
  await expect(async () => {
    await page.goto('/features')
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  // Navigates within the document, as Back and Forward do.
  await page.evaluate(() => {
    history.pushState(null, '', '/auth/verify/candidate')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(toasts(page)).toContainText('This link is not complete.')
  await expect(page).toHaveURL('/')
})
