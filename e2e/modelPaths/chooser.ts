import { chromium, expect, type Browser, type Page } from 'playwright/test'
import * as v from 'valibot'
import { keepingLeftPages } from '../support/leftPages.ts'
import { roleChooserMachine } from '../../machines/auth/roleChooser.ts'
import type { Place } from '../../tests/machines/support/coveringPaths.ts'
import { driverOf } from './driver.ts'

interface ChooserScene {
  readonly page: Page
  readonly browser: Browser
}

const card = (page: Page, chosen: string) =>
  page.getByRole('radio', { name: chosen === 'employer' ? "I'm an employer" : "I'm a candidate" })

const roleIn = ({ context }: Place) => v.parse(v.object({ role: v.string() }), context).role

export const roleChooser = driverOf<ChooserScene>({
  machine: roleChooserMachine,
  input: { purpose: 'login' },
  open: async ({ app }, observation) => {
    const browser = await chromium.launch(keepingLeftPages())
    const page = await browser.newPage({ baseURL: app.origin })
    await observation.watch(page)
    await page.goto('/auth/login')
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)),
    )
    return { page, browser }
  },
  close: ({ browser }) => browser.close(),
  moves: {
    'chooses the other role': {
      event: { type: 'choose', role: 'employer' },
      drive: ({ page }) => card(page, 'employer').check(),
    },
    continues: {
      event: { type: 'continue' },
      drive: ({ page }) => page.getByRole('button', { name: 'Continue' }).click(),
    },
    'presses Back': {
      event: { type: 'returned' },
      drive: async ({ page }) => {
        // Playwright would wait for a load event that a page from the back/forward cache never fires.
        await page.evaluate(() => setTimeout(() => history.back()))
        await expect(page).toHaveTitle('persisted: true')
      },
    },
  },
  states: {
    choosing: async ({ page }, snapshot) => {
      await expect(page).toHaveURL('/auth/login')
      await expect(card(page, roleIn(snapshot))).toBeChecked()
      await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
    },
    leaving: async ({ page }, snapshot) => {
      await expect(page).toHaveURL(`/auth/login/${roleIn(snapshot)}`)
      await expect(page.getByLabel('Email address')).toBeVisible()
    },
  },
})
