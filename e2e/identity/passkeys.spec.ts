import type { Page } from 'playwright/test'
import { passkeyFailures, passkeyWords } from '../../src/words/identity/passkeys.ts'
import { notices } from '../../src/words/notices/notices.ts'
import { addPasskey, Authenticator, passkeysPanel as panel } from '../support/authenticator.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { expectDashboard, register, somebody, toasts } from '../support/people.ts'
import { settings } from '../support/settings.ts'

const test = base.extend<{ authenticator: Authenticator }>({
  authenticator: [async ({ page }, use) => use(await Authenticator.of(page)), { auto: true }],
})

/**
 * Opens the login and cancels the passkey dialog. Without this, the authenticator would at once accept the
 * passkey that the email field suggests.
 */
async function openLogin(page: Page, authenticator: Authenticator): Promise<void> {
  await authenticator.touched(false)
  await page.goto('/auth/login/candidate')
  await page.getByRole('button', { name: passkeyWords.use }).click()
  await page.getByRole('button', { name: passkeyWords.cancel }).click()
  await expect(page.getByRole('button', { name: passkeyWords.use })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await authenticator.touched(true)
}

test('a member adds a passkey, logs in with it, renames it and removes it', async ({
  page,
  authenticator,
}) => {
  const person = somebody()
  await register(page, person)
  await page.goto(settings)
  await expect(panel(page).getByText(passkeyWords.none)).toBeVisible()
  await addPasskey(page)
  await expect(panel(page).getByText(passkeyWords.neverUsed)).toBeVisible()

  await page.goto('/candidate/logout')
  await expect(page).toHaveURL('/')
  await openLogin(page, authenticator)
  await page.getByRole('button', { name: passkeyWords.use }).click()
  await expectDashboard(page, person)

  await page.goto(settings)
  await expect(panel(page).getByText(/Last used/)).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Rename/ })
    .click()
  const renaming = page.getByRole('dialog', { name: passkeyWords.renaming.title })
  await renaming.getByLabel(passkeyWords.renaming.name).fill('Work laptop')
  await renaming.getByRole('button', { name: passkeyWords.renaming.submit }).click()
  await expect(toasts(page).last()).toContainText(notices.passkeyRenamed)
  await expect(panel(page).getByRole('listitem')).toContainText('Work laptop')

  await panel(page)
    .getByRole('button', { name: passkeyWords.removeNamed('Work laptop') })
    .click()
  const removing = page.getByRole('dialog', { name: passkeyWords.removing.title })
  await removing.getByRole('button', { name: passkeyWords.removing.confirm }).click()
  await expect(toasts(page).last()).toContainText(notices.passkeyRemoved)
  await expect(panel(page).getByText(passkeyWords.none)).toBeVisible()
})

test('a member logs in with the passkey that the address field suggests', async ({ page }) => {
  const person = somebody()
  await register(page, person)
  await page.goto(settings)
  await addPasskey(page)
  await page.goto('/candidate/logout')
  await expect(page).toHaveURL('/')

  // The authenticator accepts the suggested passkey at once.
  await page.goto('/auth/login/candidate')
  await expectDashboard(page, person)
})

test('a member without a passkey on the device, or who cancels, sees the next step and can try again', async ({
  page,
  authenticator,
}) => {
  const person = somebody()
  await register(page, person)
  await page.goto(settings)
  await authenticator.touched(false)
  await panel(page).getByRole('button', { name: passkeyWords.add }).click()
  await panel(page).getByRole('button', { name: passkeyWords.cancel }).click()
  await expect(panel(page).getByRole('button', { name: passkeyWords.add })).toBeVisible()
  await expect(panel(page).getByText(passkeyWords.none)).toBeVisible()
  await authenticator.touched(true)
  await addPasskey(page)

  await page.goto('/candidate/logout')
  await expect(page).toHaveURL('/')
  await openLogin(page, authenticator)
  await authenticator.knows(false)
  await page.getByRole('button', { name: passkeyWords.use }).click()
  await expect(page.getByRole('alert')).toHaveText(passkeyFailures.canceled)

  await authenticator.knows(true)
  await page.getByRole('button', { name: passkeyWords.use }).click()
  await expectDashboard(page, person)
})
