import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

/** Names under which a system's own Chromium is found on the PATH, the first one wins. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The fonts that a page is drawn with on Linux: the ones that come with the packages, and no other. */
const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, 'looks/fonts.conf') }

/**
 * Launch options of Chromium for all tests: CHROMIUM_PATH, else an installed one, else Playwright's; headless
 * where available, which takes little more than half the time. A function, because a browser may be installed
 * between calls.
 */
export const launchOptions = (): LaunchOptions => ({
  ...startedBy('chromium-headless-shell', ...whole),
  ...shared,
})

/** Full Chromium: unlike the headless shell it has the back/forward cache, and its speed is worth measuring. */
export const wholeChromium = (): LaunchOptions => ({
  // Playwright's headless shell is another build.
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
    // Both browsers render letters alike.
    '--font-render-hinting=slight',
  ],
}

function startedBy(...programs: readonly string[]): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || onPath(...programs)
  return executablePath ? { executablePath } : {}
}

/** The first of these programs that the PATH leads to. */
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
