import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { launchOptions } from './browser.ts'

const report = process.env['VITEST_REPORT']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Long enough for a machine that is busy with something else: no test waits for time to pass.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : configDefaults.reporters,
    projects: [
      { test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        // Not the configuration of the application: its plugins prerender pages and start the API.
        plugins: [react(), tailwindcss(), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
