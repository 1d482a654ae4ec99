import { expect, test } from '../support/fixtures.ts'
import { registerEmployer, somebody, toasts, verifyAddress } from '../support/people.ts'

test('an employer enters size, industry and places, and everyone can read them', async ({ page }) => {
  await registerEmployer(page, somebody())
  await page.goto('/employer/company')
  await page.getByLabel('Company name').fill(`Fact Works ${crypto.randomUUID().slice(0, 8)}`)
  await page.getByLabel('Size (optional)').selectOption('11 to 50 people')
  await page.getByLabel('Industry (optional)').fill('Engines')
  await page.getByRole('combobox', { name: 'Place' }).pressSequentially('Manches')
  await page.getByRole('option', { name: 'Manchester, England, United Kingdom' }).click()
  // The preview next to the form already shows the public page.
  const preview = page.getByRole('region', { name: 'Page', exact: true }).getByRole('article')
  await expect(preview).toContainText('Manchester, England, United Kingdom')
  const shown = await preview.innerText()
  expect(shown).toContain('11 to 50 people')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Your company has been updated successfully.')

  // Leaving opens no confirmation, because everything is saved.
  await page.getByRole('link', { name: 'View public page' }).click()
  await expect(page.getByText('11 to 50 people')).toBeVisible()
  await expect(page.getByText('Engines', { exact: true })).toBeVisible()
  await expect(page.getByText('Manchester, England, United Kingdom')).toBeVisible()
  expect(await page.getByRole('article').innerText()).toBe(shown)
})

test('leaving with an unsaved place asks first', async ({ page }) => {
  await registerEmployer(page, somebody())
  await page.goto('/employer/company')
  await page.getByRole('combobox', { name: 'Place' }).pressSequentially('Manches')
  await page.getByRole('option', { name: 'Manchester, England, United Kingdom' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Remove Manchester, England, United Kingdom' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/employer\/settings/)
})

test('a website at the domain of a verified address is verified, another one by a DNS record', async ({
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = somebody({ emailAddress: `ada@${crypto.randomUUID()}.example` })
  const domain = person.emailAddress.split('@')[1] ?? ''
  await registerEmployer(page, person)
  await page.goto('/employer/company')
  await expect(page.getByText('Save your website above first')).toBeVisible()
  const tell = async (website: string) => {
    await page.getByLabel('Website (optional)').fill(website)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toasts(page).last()).toContainText('Your company has been updated successfully.')
  }
  await tell(`https://www.${domain}`)
  await expect(page.getByText(/Your address is at this domain/)).toBeVisible()

  await verifyAddress(page, mailbox, person)
  await page.goto('/employer/company')
  await expect(page.getByText(/verified on .* by a member’s email address/)).toBeVisible()

  await tell('https://engines.invalid')
  await expect(page.getByText('Not verified')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the value' }).click()
  await expect(toasts(page).last()).toContainText('Value copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^jobgrove-proof=[\w-]{22}$/)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.locator('#proof').getByRole('alert')).toContainText(/domain|DNS|record/)
})
