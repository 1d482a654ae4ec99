import { askAboutLetters, writtenLetter } from '../support/letters.ts'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

const body = 'Dear team of {{company}},\n\nI build **sets**.\n\n{{name}}'

test('a candidate writes a letter that saves itself, finds it in the list, copies, bins and restores it', async ({
  page,
}) => {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  const menu = page.getByRole('navigation', { name: 'Candidate' })
  await menu.getByRole('link', { name: 'Cover Letters' }).click()
  await expect(page.getByRole('heading', { name: 'No letters yet' })).toBeVisible()

  await page.getByRole('button', { name: 'Write a letter' }).first().click()
  await page.getByLabel('Name').fill('For theatres')
  await page.getByLabel('Letter', { exact: true }).fill(body)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  // The save finishes at most two seconds after the last key (M66).
  await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible({ timeout: 2_000 })
  const paper = page.getByRole('region', { name: 'Page' })
  await expect(paper).toContainText('Mina Okafor')
  await expect(paper.locator('strong')).toHaveText('sets')
  await expect(page.getByText('1 field is empty: {{company}}')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(body)
  await page.getByRole('link', { name: 'All letters' }).click()

  const rows = page.locator('main ul:not(nav ul) > li')
  await expect(rows).toContainText('Dear team of {{company}}, I build sets.')
  await page.getByRole('button', { name: 'Duplicate: For theatres' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Rename: For theatres (copy)' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('For cinemas')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'For cinemas' })).toBeVisible()

  await page.getByRole('button', { name: 'Move to trash: For cinemas' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Trash 1' }).click()
  await expect(rows).toContainText('In the trash until')
  await page.getByRole('link', { name: 'For cinemas' }).click()
  await expect(page.getByText('This letter is in the trash.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Letter', { exact: true })).toHaveAttribute('readonly')
  await page.goBack()
  await page.getByRole('button', { name: 'Restore: For cinemas' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Letters 2' }).click()
  await expect(rows).toHaveCount(2)
})

test('text typed offline stays on the device, and edits of two windows are both kept', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await register(page, somebody())
  const { id } = await writtenLetter(page, app, { title: 'One', body: 'First' })
  await page.goto(`/candidate/cover-letters/${id}`)
  const letter = page.getByLabel('Letter', { exact: true })
  await expect(letter).toHaveValue('First')

  await page.route('**/api/candidate/save-letter', (route) => route.abort())
  await letter.fill('Mine')
  await expect(page.getByText('Not saved.', { exact: true })).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(letter).toHaveValue('Mine')

  const theirs = { title: 'Theirs', body: 'Other', slug: null }
  await askAboutLetters(page, app, 'saveLetter', { id, revision: 1, ...theirs })
  await page.unroute('**/api/candidate/save-letter')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Changed elsewhere')
  const differences = page.getByRole('region', { name: 'Changed elsewhere' })
  await expect(differences).toContainText('Mine')
  await expect(differences).toContainText('Other')
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(letter).toHaveValue('Other')
  await expect(page.getByLabel('Name')).toHaveValue('Theirs')
  await page.getByRole('link', { name: 'All letters' }).click()
  await page.getByRole('link', { name: /, \d/ }).click()
  await expect(letter).toHaveValue('Mine')
})

test('a paragraph of another letter is inserted by keyboard, and can be undone', async ({ page, app }) => {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  const paragraph = 'I build **sets** for companies that travel.'
  await writtenLetter(page, app, { title: 'For theatres', body: `Dear team,\n\n${paragraph}` })
  const { id } = await writtenLetter(page, app, { title: 'For cinemas', body: 'Dear {{company}},' })
  await page.goto(`/candidate/cover-letters/${id}`)
  const letter = page.getByLabel('Letter', { exact: true })
  await letter.press('ControlOrMeta+End')

  await page.getByRole('button', { name: 'Saved paragraphs' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Saved paragraphs' })
  await expect(dialog).toContainText('From “For theatres”')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(letter).toBeFocused()

  await page.getByRole('button', { name: 'Saved paragraphs' }).press('Enter')
  await dialog.getByLabel('Search paragraphs').fill('sets travel')
  await dialog.getByRole('button', { name: /^Use: I build/ }).press('Enter')
  await expect(letter).toBeFocused()
  await expect(letter).toHaveValue(`Dear {{company}},\n\n${paragraph}`)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(letter).toHaveValue('Dear {{company}},')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(letter).toHaveValue(`Dear {{company}},\n\n${paragraph}`)
  await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Page' }).locator('strong')).toHaveText('sets')
})

test('a letter and its page are tab panels only where tabs are shown', async ({ app, page }) => {
  await register(page, somebody())
  const { id } = await writtenLetter(page, app, { title: 'For theatres', body })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/candidate/cover-letters/${id}`)
  await expect(page.getByRole('region', { name: 'Page' })).toBeVisible()
  await expect(page.getByLabel('Letter', { exact: true })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(page.getByRole('tablist')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: 'Text' })).toHaveCount(1)
})
