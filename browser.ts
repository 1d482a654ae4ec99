import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

/** Names under which a system's own Chromium is found on the PATH, the first one wins. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The fonts that a page is drawn with on Linux: the ones that come with the packages, and no other. */
const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, 'looks/fonts.conf') }

/**
 * How every test starts Chromium: the one at CHROMIUM_PATH, else one installed on this machine, else Playwright's
 * own. A function, because a browser may be installed between two calls.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || onPath(...names)
  return {
    ...(executablePath && { executablePath }),
    env: { ...process.env, ...fonts },
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
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
