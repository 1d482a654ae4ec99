import { expect, test } from '../support/fixtures.ts'
import { fillRegistration, registerButton, somebody } from '../support/people.ts'

test('A guest opens a sample in the builder after registration, and owns it.', async ({ page }) => {
  await page.goto('/resumes')
  await expect(page.getByRole('img', { name: /^The resume of / })).toHaveCount(4)
  await page.getByRole('link', { name: 'Open in the builder: Serif, a nurse' }).click()
  await expect(page).toHaveURL(/^[^?]*\/auth\/register\/candidate\?next=/)
  await fillRegistration(page, somebody({ firstName: 'Grace', lastName: 'Hopper' }))
  await registerButton(page).click()

  await expect(page.getByRole('heading', { name: 'Start from a sample: Serif' })).toBeVisible()
  await page.getByRole('button', { name: 'Open in the builder' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
  await expect(page.getByLabel('Name of this resume')).toHaveValue('Sample: registered nurse')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await page.getByRole('tab', { name: 'Design' }).click()
  await expect(page.getByRole('radio', { name: 'Serif' })).toBeChecked()

  // A logged-in candidate goes there without a login.
  await page.goto('/cover-letters')
  await page.getByRole('link', { name: 'Start from this letter: Changing careers' }).click()
  await page.getByRole('button', { name: 'Start from this letter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample: changing careers')
  await expect(page.getByRole('textbox', { name: 'Letter' })).toHaveValue(
    /the past six years teaching students/,
  )
})
