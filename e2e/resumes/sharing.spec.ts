import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

test('a resume is shared by link until its last day, and is read without an account', async ({
  page,
  browser,
  allowConsole,
}) => {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  await page.goto('/candidate/resumes')
  await page.getByRole('button', { name: 'Write a resume' }).click()
  await page.getByLabel('Job title').fill('Stage carpenter')
  await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share by link' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const field = dialog.getByLabel('Link', { exact: true })
  await expect(field).toBeFocused()
  await expect(dialog.getByText('This link works until you turn it off.')).toBeVisible()
  const address = await field.inputValue()
  const day = dialog.getByLabel('Last day of the link (optional)')
  await day.fill('2001-01-01')
  await dialog.getByRole('button', { name: 'Save day' }).click()
  await expect(day).toHaveAccessibleDescription(/Choose today or a later date\./)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeVisible()
  await expect(stranger.getByText('Stage carpenter')).toBeVisible()
  const download = stranger.waitForEvent('download')
  await stranger.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Mina-Okafor-Resume.pdf')

  await dialog.getByRole('button', { name: 'Turn off link' }).click()
  await expect(field).toHaveCount(0)
  allowConsole(/Failed to load resource/)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await stranger.context().close()
})
