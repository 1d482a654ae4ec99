import type { Page } from 'playwright/test'
import { settings } from '../../support/settings.ts'
import { newAccount, tellPages, type Account } from '../accounts.ts'
import { HeldCalls, type HeldName } from '../calls.ts'
import type { Tools } from '../driver.ts'
import type { Scene } from '../ends.ts'

export interface SettingsScene extends Scene {
  readonly tools: Tools
  readonly account: Account
}

/** Opens the settings of a new candidate with the named calls held. */
export async function openSettings(tools: Tools, ...names: readonly HeldName[]): Promise<SettingsScene> {
  const { app, page } = tools
  const account = await newAccount(page, app)
  await tellPages(page, app, account)
  const calls = await HeldCalls.of(page, ...names)
  await page.goto(settings)
  return { page, calls, tools, account }
}

/** A panel of the settings, by its title. */
export const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
