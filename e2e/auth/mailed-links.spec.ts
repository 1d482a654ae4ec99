import { expect, test } from '../support/fixtures.ts'
import { recordCalls, toasts } from '../support/people.ts'

const verifyPath = '/auth/verify/candidate/'
const resetPath = '/auth/create-password/candidate/'

for (const link of [
  '/auth/create-password/candidate',
  '/auth/create-password/candidate/ada%40example.com',
  '/auth/verify/candidate',
  '/auth/verify/candidate/ada%40example.com',
  '/auth/verify/candidate/%E0%A4%A/123',
]) {
  test(`the incomplete link ${link} opens Home without a request to the server`, async ({
    page,
    allowConsole,
  }) => {
    // Warning of the router about an address that cannot be decoded.
    if (link.includes('%E0')) allowConsole(/malformed URL segment/)
    const calls = recordCalls(page)
    await page.goto(link)
    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toContainText('This link is not complete. Open it again from the email.')
    expect(calls).toEqual([])
  })
}

for (const emailAddress of [
  "o'brien@example.com",
  'ada+jobs@example.com',
  'a%2Fb@example.com',
  '50%25@example.com',
  'a/b@example.com',
  'zoë@münchen.example',
  'ada@例え.テスト',
]) {
  test(`the address ${emailAddress} in a link is sent unchanged`, async ({ page }) => {
    await page.route('**/api/candidate/*', (route) =>
      route.fulfill({ json: { status: false, error: { message: 'No.' } } }),
    )
    for (const { path, call, payload } of [
      { path: verifyPath, call: 'verify', payload: { emailAddress, verificationCode: 'a+b %2F' } },
      {
        path: resetPath,
        call: 'check-reset-password-code',
        payload: { emailAddress, resetPasswordCode: 'a+b %2F' },
      },
    ]) {
      const asked = page.waitForRequest(`**/api/candidate/${call}`)
      await page.goto(`${path}${encodeURIComponent(emailAddress)}/${encodeURIComponent('a+b %2F')}`)
      expect((await asked).postDataJSON()).toEqual(payload)
      await expect(page).toHaveURL('/')
    }
  })
}

test('a link shows that it is being checked, and only as long as the check takes', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/candidate/check-reset-password-code', (route) =>
    answer.promise.then(() => route.continue()),
  )
  await page.goto(`${resetPath}ada%40example.com/nobody-has-this-code`)
  await expect(page.getByRole('status').filter({ hasText: 'Checking your link' })).toBeVisible()
  answer.resolve()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Checking your link')).toHaveCount(0)
})
