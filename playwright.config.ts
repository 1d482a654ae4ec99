import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { launchOptions } from './browser.ts'
import { workers } from './scripts/workers.ts'

/** They have a configuration of their own. */
const otherBrowsers = join(import.meta.dirname, 'e2e/browsers/**')

/** They wait in vain, each as long as an expectation waits. */
const inVain = join(import.meta.dirname, 'e2e/modelPaths/seededFaults.spec.ts')

/** A Storybook is built for them, once for each worker. */
const ofStorybook = join(import.meta.dirname, 'e2e/stories/**')

/** The application is built for them, once for each worker, with a hosted backend. */
const ofHosted = join(import.meta.dirname, 'e2e/hosted/**')

/** Timeout of expectations. */
const waits = (timeout: number) => ({ timeout, toPass: { timeout } })

export default defineConfig<object, { database: 'embedded' | 'postgres' }>({
  testDir: 'e2e',
  testIgnore: otherBrowsers,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: workers.inChromium,
  retries: 0,
  // Long enough for a machine that is busy with something else: no test waits for time to pass.
  timeout: 60_000,
  expect: waits(15_000),
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  // Long serial projects come first, so that the other worker is not idle at the end.
  projects: [
    { name: 'storybook', use: devices['Desktop Chrome'], testMatch: ofStorybook, workers: 1 },
    { name: 'hosted', use: devices['Desktop Chrome'], testMatch: ofHosted, workers: 1 },
    // Few journeys a second time: the tests of the server run on PostgreSQL, all of them.
    { name: 'postgres', use: { ...devices['Desktop Chrome'], database: 'postgres' }, grep: /@postgres/ },
    {
      name: 'desktop',
      use: devices['Desktop Chrome'],
      grepInvert: /@phone/,
      testIgnore: [otherBrowsers, ofStorybook, ofHosted, inVain],
    },
    { name: 'faults', use: devices['Desktop Chrome'], testMatch: inVain, expect: waits(5_000) },
    { name: 'phone', use: devices['Pixel 7'], grep: /@phone/ },
  ],
})
