// Takes screenshots of ten screens of the demo, at phone and desktop size, for docs/face.md: `npm run
// docs:face`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import sharp from 'sharp'
import { launchOptions } from '../browser.ts'
import { demoAccounts, demoPassword } from '../contract/demo.ts'
import type { Role } from '../contract/roles.ts'
import { readSettings } from '../server/operations/settings.ts'
import { startServer } from '../server/serve.ts'

const folder = join(import.meta.dirname, '../docs/pictures/face/after')
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const open = (path: string) => (page: Page) => page.goto(path)

/** Opens the first link of a list whose path has this prefix. */
const openFirst = (list: string, prefix: string) => async (page: Page) => {
  await page.goto(list)
  await page.locator(`main a[href^="${prefix}"]`).first().click()
  await page.waitForURL(({ pathname }) => pathname.startsWith(prefix))
}

const screens: Readonly<Record<Role | 'guest', Readonly<Record<string, (page: Page) => Promise<unknown>>>>> =
  {
    guest: {
      home: open('/'),
      jobs: open('/jobs?q=designer'),
      features: open('/features'),
      company: open('/companies/fernhill-stageworks'),
    },
    candidate: {
      'candidate-home': open('/candidate'),
      application: openFirst('/candidate/applications', '/candidate/applications/'),
      'resume-builder': openFirst('/candidate/resumes', '/candidate/resumes/'),
    },
    employer: {
      'employer-home': open('/employer'),
      applicant: openFirst('/employer/applicants', '/employer/applicants/'),
      board: async (page) => {
        await openFirst('/employer/postings', '/employer/postings/')(page)
        await page.goto(`${new URL(page.url()).pathname}/applicants?view=board`)
      },
    },
  }

async function logIn(context: BrowserContext, role: Role): Promise<void> {
  const emailAddress = demoAccounts.find((account) => account.role === role)?.emailAddress ?? ''
  const page = await context.newPage()
  await page.goto(`/auth/login/${role}`)
  await page.getByLabel('Email address').fill(emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(({ pathname }) => pathname.startsWith(`/${role}`))
  await page.close()
}

async function take(browser: Browser, origin: string, who: Role | 'guest'): Promise<void> {
  for (const viewport of windows) {
    const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' })
    if (who !== 'guest') await logIn(context, who)
    for (const [name, show] of Object.entries(screens[who])) {
      const page = await context.newPage()
      await show(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      await sharp(png)
        .webp({ quality: 80 })
        .toFile(join(folder, `${name}-${viewport.width}.webp`))
      await page.close()
    }
    await context.close()
  }
}

/** Waits until the demo has jobs, because the server fills it after its start. */
async function demoOf(origin: string): Promise<void> {
  while (!(await (await fetch(`${origin}/jobs`)).text()).includes('/jobs/')) await setTimeout(500)
}

mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
const server = await startServer(readSettings({ PORT: '0', DATA_DIR: dataDir }))
const browser = await chromium.launch(launchOptions())
try {
  await demoOf(server.origin)
  for (const who of ['guest', 'candidate', 'employer'] as const) await take(browser, server.origin, who)
} finally {
  await browser.close()
  await server.close()
  rmSync(dataDir, { recursive: true })
}
