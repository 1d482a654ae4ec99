import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  beginThere,
  candidateCookie,
  expectGuestHeader,
  register,
  somebody,
  toasts,
} from '../support/people.ts'

const unreadable = 'The server gave an answer that could not be read. Try again in a moment.'
const unreachable = 'The server could not be reached. Nothing was lost: try again.'

const badAnswers = [
  {
    name: 'HTML with 200',
    answer: { contentType: 'text/html', body: '<h1>Hello</h1>' },
    message: unreadable,
  },
  { name: 'malformed JSON', answer: { body: '{"status":' }, message: unreadable },
  { name: 'an empty body', answer: { body: '' }, message: unreadable },
  { name: 'a status that is a text', answer: { body: '{"status":"true"}' }, message: unreadable },
  { name: 'nothing at all', answer: undefined, message: unreachable },
  {
    name: 'a refusal',
    answer: { body: '{"status":false,"error":{"message":"This link is no longer valid."}}' },
    message: 'This link is no longer valid.',
  },
] as const

type BadAnswer = (typeof badAnswers)[number]

for (const { name, answer, message } of badAnswers) {
  test.describe(`when the answer is ${name}`, () => {
    test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/))

    for (const [link, call] of [
      ['/auth/verify/candidate/ada%40example.com/123', 'verify'],
      ['/auth/create-password/candidate/ada%40example.com/123', 'check-reset-password-code'],
    ] as const) {
      test(`the link of ${call} opens Home with a notification`, async ({ page }) => {
        await answerCall(page, call, answer)
        await page.goto(link)
        await expect(page).toHaveURL('/')
        await expectFailure(page, message)
        await expectGuestHeader(page)
        expect(await candidateCookie(page)).toBeUndefined()
      })
    }

    test('asking for a link keeps the form', async ({ page }) => {
      await answerCall(page, 'forgot-password', answer)
      await page.goto('/auth/forgot-password/candidate')
      await page.getByLabel('Email address').fill('ada@example.com')
      await page.getByRole('button', { name: 'Send Link' }).click()
      await expectFailure(page, message)
      await expect(page.locator('form').getByRole('alert')).toHaveText(message)
      await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com')
      await expect(page.getByRole('button', { name: 'Send Link' })).toBeEnabled()
    })

    test('setting a new password keeps the form', async ({ page }) => {
      await answerCall(page, 'check-reset-password-code', { body: '{"status":true}' })
      await answerCall(page, 'create-password', answer)
      await page.goto('/auth/create-password/candidate/ada%40example.com/123')
      await page.getByLabel('New password', { exact: true }).fill('Analytical1!')
      await page.getByRole('button', { name: 'Save Password' }).click()
      await expectFailure(page, message)
      await expect(page.locator('form').getByRole('alert')).toHaveText(message)
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Analytical1!')
      await expect(page.getByRole('button', { name: 'Save Password' })).toBeEnabled()
    })
  })
}

test('logging out offline logs out on this device, and warns that the server does not know', async ({
  page,
  context,
  allowConsole,
}) => {
  // The lower sections of Home load later and may fail offline.
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await register(page, somebody())
  await beginThere(page)
  await context.setOffline(true)
  const content = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/home'))
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await content
  await expectFailure(page, /^You are logged out on this device, but perhaps not on the server\./)
  await expectGuestHeader(page)
  expect(await candidateCookie(page)).toBeUndefined()
})

const answerCall = (page: Page, call: string, answer: BadAnswer['answer'] | { body: string }) =>
  page.route(`**/api/candidate/${call}`, (route) =>
    answer ? route.fulfill({ contentType: 'application/json', ...answer }) : route.abort(),
  )

async function expectFailure(page: Page, message: string | RegExp): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(message)).toBeVisible()
}

test('logging out reaches the server although the next page cannot be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|dynamically imported module/)
  await page.route(/\/assets\/(LogoutPage|HomePage|PublicLayout)-/, (route) => route.abort())
  await register(page, somebody())
  const told = page.waitForResponse('**/api/candidate/logout')
  await page.getByRole('link', { name: 'Logout' }).click()
  expect((await told).status()).toBe(200)
  expect(await candidateCookie(page)).toBeUndefined()
})
