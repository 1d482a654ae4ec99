import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { somebody } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { begin } from '../support/resumes.ts'
import { translatePage } from '../support/translating.ts'

const translate = (page: Page) => page.evaluate(translatePage)

/** Marks the form, because React must not recreate it and lose typed text. */
const mark = (page: Page) =>
  page.evaluate(() => document.querySelector('main form')?.setAttribute('data-same', ''))
const same = (page: Page) => page.locator('main form[data-same]')

for (const [address, field] of [
  ['/auth/login/candidate', 'emailAddress'],
  ['/auth/login/employer', 'emailAddress'],
  ['/auth/register/candidate', 'emailAddress'],
  ['/auth/register/employer', 'companyName'],
  ['/auth/forgot-password/candidate', 'emailAddress'],
] as const)
  test(`an empty form submitted twice on a translated page shows its errors, and keeps typed text: ${address}`, async ({
    page,
  }) => {
    await page.goto(address)
    const typed = page.locator(`[name=${field}]`)
    await expect(page.locator('form[data-ready]')).toBeAttached()
    await mark(page)
    await translate(page)
    await typed.fill('x')
    await typed.press('Enter')
    await expect(page.getByText(/^Error:/).first()).toBeAttached()
    await translate(page)
    await typed.press('Enter')
    await expect(same(page)).toBeVisible()
    await expect(typed).toHaveValue('x')
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('main form button[type=submit]')).toContainText('⟦')
  })

test('a refused login on a translated page shows the server’s message', async ({ page, allowConsole }) => {
  allowConsole(/status of 401|status of 400|status of 403|Failed to load resource/)
  const { emailAddress } = somebody()
  await page.goto('/auth/login/candidate')
  await expect(page.locator('form[data-ready]')).toBeAttached()
  await translate(page)
  await page.locator('[name=emailAddress]').fill(emailAddress)
  await page.locator('[name=password]').fill('Analytical1!')
  await page.locator('[name=password]').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await expect(page.locator('[name=emailAddress]')).toHaveValue(emailAddress)
})

for (const when of ['before its scripts come', 'once it is ready'] as const)
  test(`a search finds jobs in place on a page that was translated ${when}`, async ({
    page,
    app,
    mailbox,
  }) => {
    const title = `Wheelwright ${randomUUID().slice(0, 8)}`
    await publish(page, app, mailbox, { title })
    const scripts = Promise.withResolvers<void>()
    if (when === 'before its scripts come')
      await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()))
    await page.goto('/jobs', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => document.readyState !== 'loading')
    if (when === 'once it is ready') await page.waitForLoadState('networkidle')
    await translate(page)
    scripts.resolve()
    await page.waitForLoadState('networkidle')
    // Translated text stays translated.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
    await page.locator('[name=q]').focus()
    await expect(page.locator('html[data-travels]')).toBeAttached()
    for (const [asked, found] of [
      [title, `1 job for “${title}”`],
      ['Nothingness', 'No jobs for “Nothingness”'],
    ] as const) {
      await page.locator('[name=q]').fill(asked)
      await page.locator('[name=q]').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(found)
      await translate(page)
    }
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`1 job for “${title}”`)
  })

test('a resume is written, undone, and its parts are moved and removed on a translated page', async ({
  page,
}) => {
  await begin(page)
  await translate(page)
  await page.locator('[id="basics.label"]').fill('Carpenter')
  await expect(page.getByText(/Saved.*\d+:\d\d/).first()).toBeVisible()
  await page.getByRole('heading', { name: '⟦Work⟧' }).click()
  await translate(page)
  const add = page.getByRole('button', { name: /Add.*a position/ })
  await add.click()
  await translate(page)
  await add.click()
  await page.locator('[id="work.1.position"]').fill('Joiner')
  await expect(page.locator('[id="work.1.position"]')).toHaveValue('Joiner')
  await expect(page.locator('[id="basics.label"]')).toHaveValue('Carpenter')
  await translate(page)
  await page.getByRole('button', { name: /Undo/ }).first().click()
  await expect(page.locator('[id="work.1.position"]')).not.toHaveValue('Joiner')
  await expect(page.locator('[id="basics.label"]')).toHaveValue('Carpenter')
})
