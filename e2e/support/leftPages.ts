import type { LaunchOptions } from 'playwright/test'
import { wholeChromium } from '../../browser.ts'

/** Starts a browser that keeps a page that is left, and shows it again after Back as it was, as browsers do outside tests. */
export const keepingLeftPages = (): LaunchOptions => ({
  ...wholeChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
