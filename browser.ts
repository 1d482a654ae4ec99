import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

/** Names of an installed full Chromium on the PATH, in order of preference. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Font configuration for Linux: only the fonts of the npm packages, so that every machine renders the same.
 */
const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, 'looks/fonts.conf') }

/**
 * Launch options of Chromium for all tests: CHROMIUM_PATH, else an installed one, else Playwright's. Prefers
 * the headless shell, which takes little more than half the time. A function, because a browser can be
 * installed between calls.
 */
export const launchOptions = (): LaunchOptions => ({
  ...startedBy('chromium-headless-shell', ...whole),
  ...shared,
})

/**
 * Launch options of full Chromium, which has the back/forward cache and realistic speed, unlike the headless
 * shell.
 */
export const wholeChromium = (): LaunchOptions => ({
  // Selects Playwright's full Chromium, because its default is the headless shell.
  channel: 'chromium',
  ...startedBy(...whole),
  ...shared,
})

const shared: LaunchOptions = {
  env: { ...process.env, ...fonts },
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Makes the headless shell and full Chromium render letters alike.
    '--font-render-hinting=slight',
  ],
}

function startedBy(...programs: readonly string[]): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || onPath(...programs)
  return executablePath ? { executablePath } : {}
}

/** Path of the first of these programs that is on the PATH, or undefined. */
export function onPath(...programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
