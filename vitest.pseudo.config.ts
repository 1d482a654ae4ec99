import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './browser.ts'
import { sampleTexts } from './scripts/locale/sampleTexts.ts'
import { storiesWithoutPlays } from './scripts/locale/withoutPlays.ts'
import { workers } from './scripts/workers.ts'

// Renders every story in the pseudo-locale, without its play function: `npm run test:pseudo`.
export default defineConfig({
  plugins: [storiesWithoutPlays(), react(), tailwindcss(), storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: ['axe-core'], exclude: ['lucide-react'] },
  test: {
    name: 'pseudo',
    maxWorkers: workers.inChromium,
    testTimeout: 30_000,
    setupFiles: ['.storybook/pseudo.setup.ts'],
    provide: { 'storybook/test-provided': { a11y: false }, sampleTexts: sampleTexts() },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { locale: 'en-US' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
