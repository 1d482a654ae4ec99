import { expect, test } from '../support/fixtures.ts'
import { begin } from '../support/resumes.ts'

test('A pasted text beyond the limit gets an error, and stays in its field.', async ({ page }) => {
  await begin(page)
  const summary = page.getByRole('textbox', { name: 'Summary' })
  const pasted = `${'I build engines. '.repeat(800)}And oil them.`
  await page.getByRole('heading', { name: 'Summary', exact: true }).click()
  await summary.fill(pasted)
  await expect(summary).toHaveAccessibleDescription(/Use at most 10000 characters\./)
  await expect(summary).toHaveValue(pasted)
  await page.reload()
  await page.getByRole('heading', { name: 'Summary', exact: true }).click()
  await expect(summary).toHaveValue(pasted)
  await summary.fill('I build engines.')
  await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
  await expect(summary).not.toHaveAccessibleDescription(/Use at most/)
})
