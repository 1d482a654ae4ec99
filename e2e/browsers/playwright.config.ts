import { defineConfig } from 'playwright/test'
import { engines } from '../../scripts/browsers/engines.ts'
import type { EngineOption } from './fixtures.ts'

// Runs the main journeys in the browser engines that `npm test` leaves out.
export default defineConfig<object, EngineOption>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
})
