// Takes the screenshots for the documentation: the main screens in light and dark, at phone and desktop size.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { startServer } from '../server/serve.ts'
import { readSettings } from '../server/operations/settings.ts'

const folder = join(import.meta.dirname, '../docs/pictures')
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  chooser: (page) => page.goto('/auth/login'),
  login: (page) => page.goto('/auth/login/candidate'),
  errors: async (page) => {
    await page.goto('/auth/register/candidate')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  },
  refused: async (page) => {
    await page.goto('/auth/login/candidate')
    await page.getByLabel('Email address').fill('somebody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the right 1')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  },
  profile: async (page) => {
    await register(page)
    await page.goto('/candidate/profile?tab=settings')
    await page.getByLabel('User name').waitFor()
  },
  notFound: (page) => page.goto('/nowhere'),
}

async function register(page: Page): Promise<void> {
  await page.goto('/auth/register/candidate')
  await page.getByLabel('First name').fill('New')
  await page.getByLabel('Last name').fill('Candidate')
  await page.getByLabel('Email address').fill(`new.candidate.${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/candidate/dashboard')
}

async function take(context: BrowserContext, name: string, look: string): Promise<void> {
  const page = await context.newPage()
  await screens[name]?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, name, `${look}.png`),
    animations: 'disabled',
    caret: 'hide',
  })
  await page.close()
}

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
const server = await startServer(readSettings({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off' }))
const browser = await chromium.launch(launchOptions())
try {
  for (const viewport of windows) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const name of Object.keys(screens)) {
        const context = await browser.newContext({
          baseURL: server.origin,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        })
        await take(context, name, `${colorScheme}-${viewport.width}`)
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(dataDir, { recursive: true })
}
