import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type BrowserConfigOptions, type TestSpecification } from 'vitest/node'
import { emulate } from './scripts/looks/emulate.ts'
import { launchOptions } from './browser.ts'
import { filesInMemory } from './memory.ts'
import { workers } from './scripts/workers.ts'

const report = process.env['VITEST_REPORT']

const inNode = {
  environment: 'node' as const,
  env: filesInMemory(),
  setupFiles: ['tests/seed.ts'],
}

/** A new one for each project: Vitest writes the project's name into it. */
const chromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { locale: 'en-US' } }),
  instances: [{ browser: 'chromium' }],
})

const onPostgres = 'tests/server/*OnPostgres.test.ts'

/** Tests that replace or reload modules. */
const replacingModules = [
  'tests/server/documents/documentTasks.test.ts',
  'tests/server/hosted/realtime/application.test.ts',
  'tests/stories/coverage.test.ts',
  'tests/words/dates.test.ts',
]

const isLongest = ({ moduleId }: TestSpecification) =>
  /(OnPostgres|\/(crashes|killed|oracle|worst|year))\.test\.ts$/.test(moduleId)

/**
 * Runs the longest files first. Vitest knows no times in a fresh clone, and would leave these files, which are short,
 * for the end, when only one worker has anything to do.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
    maxWorkers: workers.inChromium,
    sequence: { sequencer: LongestFirst },
    // Long enough for a machine that is busy with something else: no test waits for time to pass.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: report ? ['default', ['json', { outputFile: report }]] : configDefaults.reporters,
    // A file says `// @module-tag invariant` in its first line; `--tags-filter=invariant` runs or lists these files alone.
    tags: [
      { name: 'invariant', description: 'Always true of postings and applications' },
      { name: 'security', description: 'A check of OWASP ASVS 5.0, levels 1 and 2' },
    ],
    // Stable rendering: pictures of stories can be compared.
    api: { allowWrite: true },
    projects: [
      {
        // Files share their modules, because loading the server for each takes longer than most of its tests.
        test: {
          ...inNode,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/browser/**', onPostgres, ...replacingModules],
          isolate: false,
        },
      },
      { test: { ...inNode, name: 'isolated', include: [onPostgres, ...replacingModules] } },
      {
        // Tests that need the history, cookies or document of a real browser, and no server.
        plugins: [react()],
        test: { name: 'browser', include: ['tests/browser/**/*.test.{ts,tsx}'], browser: chromium() },
      },
      {
        // Not the configuration of the application: its plugins prerender pages and start the API.
        plugins: [react(), tailwindcss(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: ['axe-core'], exclude: ['lucide-react'] },
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          globalSetup: ['scripts/looks/globalSetup.ts'],
          browser: {
            ...chromium(),
            commands: { emulate },
            expect: {
              toMatchScreenshot: {
                // With more tolerance, another green for a button goes unseen.
                comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 },
                // Nothing has the focus, so there is no caret to hide.
                screenshotOptions: { caret: 'initial' },
                resolveScreenshotPath: ({ root, arg, ext }) => join(root, 'looks/pictures', arg + ext),
                resolveDiffPath: ({ root, arg, ext }) => join(root, 'looks/changes', arg + ext),
              },
            },
          },
        },
      },
    ],
  },
})
