import type { Page } from 'playwright/test'
import { refusal } from '../../contract/envelope.ts'
import { twoApplicants } from '../support/applicants.ts'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const reminder = (page: Page) => page.getByRole('button', { name: 'Resend email' })

test('when a focused reminder disappears, the focus moves to the title', async ({ page, mailbox }) => {
  const person = somebody()
  await register(page, person)
  await reminder(page).focus()
  await verifyElsewhere(page, await mailbox.link(person.emailAddress, '/auth/verify/'))
  await expect(reminder(page)).toHaveCount(0)
  await expect(title(page, 'Welcome, Ada')).toBeFocused()
})

test('focus that the person has removed is not restored', async ({ page, mailbox }) => {
  const person = somebody()
  await register(page, person)
  await reminder(page).focus()
  await page.getByRole('banner').getByText('Candidate').click()
  await expect(page.locator('body')).toBeFocused()
  await verifyElsewhere(page, await mailbox.link(person.emailAddress, '/auth/verify/'))
  await expect(reminder(page)).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
})

test('when the session ends in another tab, the focus moves to the new content', async ({ page }) => {
  await register(page, somebody())
  const home = await page.context().newPage()
  await home.goto('/')
  await home.getByRole('link', { name: 'Dashboard' }).focus()
  await page.goto('/candidate/profile?tab=settings')
  await page.getByLabel('User name').focus()

  const other = await page.context().newPage()
  await other.goto('/candidate/logout')
  await expect(other).toHaveURL('/')
  await expect(title(page, 'You are not logged in')).toBeFocused()
  await expect(home.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await expect(home.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused()
})

test('when a window grows beyond the focused menu button, the focus moves to the title', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/candidate/help')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.focus()
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(burger).toBeHidden()
  await expect(title(page, 'You are not logged in')).toBeFocused()
})

test('a focus set before hydration is not lost either', async ({ page }) => {
  const taken = Promise.withResolvers<void>()
  await page.route('**/assets/MemberGate-*.js', (route) => taken.promise.then(() => route.continue()))
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/candidate/help', { waitUntil: 'domcontentloaded' })
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.focus()
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(burger).toBeHidden()
  taken.resolve()
  await expect(title(page, 'You are not logged in')).toBeFocused()
})

test('Escape in a filter, or in the menu of a card, returns the focus to the control that opened it', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await twoApplicants({ app, mailbox, page })
  await page.goto(`${path}?view=board`)
  const card = page.getByRole('link', { name: 'Mina Okafor' })
  await card.press('m')
  await expect(page.getByRole('button', { name: 'Move to Screening' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()

  await page.goto('/jobs')
  await page.setViewportSize({ width: 1000, height: 800 })
  const filter = page.getByRole('button', { name: 'Filters', exact: true })
  await filter.press('Enter')
  await page.getByRole('checkbox', { name: /^On site/ }).focus()
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()
})

test('focus stays on the link after a download, on either side', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { path, reference } = await applied(page, app, mailbox)
  for (const [address, problem] of [
    [path, 'You deleted this file. The company still has it.'],
    [`/employer/applicants/${reference}`, 'This file no longer exists. Reload the page.'],
  ] as const) {
    await page.goto(address)
    const button = page.getByRole('button', { name: /^Download .*\.pdf$/ })
    const downloading = page.waitForEvent('download')
    await button.focus()
    await button.press('Enter')
    await downloading
    await expect(button).toBeFocused()
    await page.route('**/api/*/read-file', (route) => route.fulfill({ status: 404, json: refusal('No.') }))
    await button.press('Enter')
    await expect(page.getByText(problem)).toBeVisible()
    await expect(button).toBeFocused()
    await page.unrouteAll()
  }
})

async function verifyElsewhere(page: Page, link: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(link)
  await expect(title(other, 'Find a job that answers back.')).toBeVisible()
}
