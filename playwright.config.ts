import { defineConfig, devices } from 'playwright/test'
import { launchOptions } from './browser.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], grepInvert: /@phone/ },
    { name: 'phone', use: devices['Pixel 7'], grep: /@phone/ },
  ],
})
