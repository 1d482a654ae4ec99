import { expect, test } from '../support/fixtures.ts'

// Passkeys are suggested once the page is loaded: nobody waits for that.
const isOfPasskeys = (path: string) => /\/(authParts|esm)-|\/passkey-login-options$/.test(path)

test('the login makes at most six requests before the first key, and two after it', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = requests.splice(0).filter((path) => !isOfPasskeys(path))
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(6)

  await page.getByLabel('Email address').press('a')
  await page.waitForLoadState('networkidle')
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(2)
})
