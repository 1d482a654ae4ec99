import type { LaunchOptions } from 'playwright/test'
import { wholeChromium } from '../../browser.ts'

/** Launch options of a browser with the back/forward cache, which Playwright disables by default. */
export const keepingLeftPages = (): LaunchOptions => ({
  ...wholeChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
