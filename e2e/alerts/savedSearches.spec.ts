import { randomUUID } from 'node:crypto'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody, verifyAddress } from '../support/people.ts'

const search = '/jobs?q=wheelwright&workplace=onSite'

test('A candidate saves a search, finds it in Preferences, changes its filters, pauses it, and deletes it.', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await register(page, person)
  await verifyAddress(page, mailbox, person)
  await page.goto(search)
  await page.getByRole('link', { name: 'Save this search' }).click()
  const form = page.getByRole('dialog', { name: 'Save this search' })
  await form.getByLabel('Name').fill('Wheels')
  await form.getByRole('button', { name: 'Save search' }).click()
  const saved = page.getByRole('link', { name: 'Saved. Edit in Preferences' })
  await expect(saved).toBeFocused()
  await expect(page).toHaveURL(search)
  await saved.click()

  const row = page.getByRole('listitem', { name: 'Wheels' })
  await expect(row.getByText('On', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: 'Change filters' }).click()
  await expect(page).toHaveURL(/q=wheelwright&workplace=onSite&alert=[\da-f-]{36}$/)
  await page.getByRole('searchbox').fill('cartwright')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=cartwright&workplace=onSite&alert=[\da-f-]{36}$/)
  await page.reload()
  await page.getByRole('link', { name: 'Update saved search' }).click()
  const update = page.getByRole('dialog', { name: 'Update saved search' })
  await expect(update).toBeVisible()
  await page.reload()
  await update.getByRole('button', { name: 'Update saved search' }).click()
  await saved.click()
  await expect(row.getByText('“cartwright”')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Saved searches' }).locator('> li')).toHaveCount(1)

  await row.getByRole('button', { name: 'Pause' }).click()
  await expect(row.getByText('Paused')).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete saved search' }).click()
  await expect(page.getByText('You haven’t saved a search.')).toBeVisible()
})

test('A guest requests job alerts, and starts them by the mailed link without scripts.', async ({
  page,
  browser,
  mailbox,
}) => {
  const address = `${randomUUID()}@example.com`
  await page.goto(alertPaths.save('q=wheelwright'))
  const form = page.getByRole('dialog', { name: 'Save this search' })
  await form.getByLabel('Email address').fill(address)
  await form.getByRole('button', { name: 'Get job alerts' }).click()
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible()

  const link = await mailbox.link(address, '/alerts/')
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const mailed = await elsewhere.newPage()
  await mailed.goto(link)
  await expect(mailed.getByRole('heading', { name: 'Start this job alert?' })).toBeVisible()
  await expect(mailed.getByText(address)).toHaveCount(0)
  await mailed.getByRole('button', { name: 'Start job alert' }).click()
  await expect(mailed.getByRole('heading', { name: 'Your job alert is on' })).toBeVisible()
  await elsewhere.close()
})

test('A guest opens and leaves the form by keyboard in a narrow window.', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(search)
  const link = page.getByRole('link', { name: 'Save this search' })
  await link.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible()
  await expect(page).toHaveURL(`${search}&alert=new`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(search)
})
