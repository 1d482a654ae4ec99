import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

/** Names under which a system's own Chromium is found on the PATH, the first one wins. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * How every test starts Chromium: the one at CHROMIUM_PATH, else one installed on this machine, else Playwright's
 * own. A function, because a browser may be installed between two calls.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || installedChromium()
  return {
    ...(executablePath && { executablePath }),
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

function installedChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
