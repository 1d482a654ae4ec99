import type { Page } from 'playwright/test'
import { recordAnnouncements } from '../support/announcing.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'

const login = '/auth/login/candidate'
const refusal = 'Wrong email or password. Try again or reset your password.'
const saved = 'Your profile has been updated successfully.'

test('An error toast interrupts, stays until dismissed, survives navigation, and is announced once.', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.clock.install()
  const said = await recordAnnouncements(page)
  await page.goto(login)
  await fillLogin(page, somebody())
  await loginButton(page).click()
  await expect(toasts(page)).toHaveCount(1)
  // The form announces the message first; the notification repeats it.
  const echo = `assertive: Notification Error${refusal}`
  await expect.poll(() => passing(page, said)).toEqual([`assertive: ${refusal}`, echo])
  await page.clock.runFor(600_000)
  await expect(toasts(page)).toHaveCount(1)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeFocused()
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(10_000)
  expect((await said()).filter((text) => text === echo)).toHaveLength(1)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toasts(page)).toHaveCount(0)
})

test('A success toast is polite, and stays while it has the pointer or focus, or the page is hidden.', async ({
  page,
}) => {
  await register(page, somebody())
  await page.clock.install()
  const said = await recordAnnouncements(page)
  await page.goto('/candidate/profile?tab=settings')
  const save = page.getByRole('button', { name: /^(Save|Saving)$/ })
  const spoken = `polite: Notification Done${saved}`
  const timesSaid = async () => (await passing(page, said)).filter((text) => text === spoken).length
  const change = async () => {
    const before = await timesSaid()
    await page.getByLabel('User name').fill(`ada${Date.now()}`)
    await save.click()
    await expect(toasts(page)).toHaveCount(1)
    // Polls, because a notification is announced a moment after it is rendered.
    await expect.poll(timesSaid).toBe(before + 1)
  }

  await change()
  await page.clock.runFor(3_000)
  await expect(toasts(page)).toHaveCount(1)
  expect(await timesSaid()).toBe(1)
  await expect(save).toBeFocused()
  await page.clock.runFor(6_500)
  await expect(toasts(page)).toHaveCount(0)

  for (const [stay, go] of [
    [() => toasts(page).hover(), () => page.mouse.move(0, 800)],
    [() => page.getByRole('button', { name: 'Dismiss' }).focus(), () => save.focus()],
    [() => tell(page, 'blur'), () => tell(page, 'focus')],
  ] as const) {
    await change()
    await stay()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await go()
    await page.clock.runFor(6_500)
    await expect(toasts(page)).toHaveCount(0)
  }
})

test('A success toast on a hidden page stays until the page is visible.', async ({ page }) => {
  await register(page, somebody())
  await page.clock.install()
  await page.goto('/candidate/profile?tab=settings')
  await page.getByLabel('User name').fill(`ada${Date.now()}`)
  await look(page, 'elsewhere')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await look(page, 'here')
  await page.clock.runFor(6_500)
  await expect(toasts(page)).toHaveCount(0)
})

test('Several toasts are stacked, and a phone shows only the newest.', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await register(page, somebody())
  await page.clock.install()
  await page.goto('/candidate/profile?tab=settings')
  const save = async () => {
    await page.getByLabel('User name').fill(`ada${Date.now()}`)
    await page.getByRole('button', { name: /^(Save|Saving)$/ }).click()
  }
  await save()
  await expect(toasts(page)).toHaveText([/Done/])
  await page.route('**/api/**', (route) => route.abort())
  await save()
  await expect(toasts(page)).toHaveText([/Done/, /Error/])
  await expect(toasts(page).filter({ visible: true })).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(toasts(page).filter({ visible: true })).toHaveText([/Error/])
})

test('a message that gets focus is not repeated by a live region', async ({ page }) => {
  const said = await recordAnnouncements(page)
  await page.goto('/auth/forgot-password/candidate')
  await page.getByLabel('Email address').fill(somebody().emailAddress)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  expect(await said()).toEqual([])
})

const tell = (page: Page, type: 'blur' | 'focus') =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), type)

const look = (page: Page, where: 'here' | 'elsewhere') =>
  page.evaluate((isHere) => {
    document.hasFocus = () => isHere
    window.dispatchEvent(new Event(isHere ? 'focus' : 'blur'))
  }, where === 'here')

/** Announcements after another 100 ms. */
async function passing(page: Page, said: () => Promise<string[]>): Promise<string[]> {
  await page.clock.runFor(100)
  return said()
}
