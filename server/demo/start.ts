import type { Logger } from '../operations/logger.ts'
import type { Settings } from '../operations/settings.ts'
import type { Passwords } from '../security/passwords.ts'
import type { Database } from '../store/schema.ts'
import { demoAccounts, demoPassword } from '../../contract/demo.ts'
import { fillDemo } from './fill.ts'
import { removeDemo } from './remove.ts'
import { hasDemo } from './hasDemo.ts'
import { startupTexts } from '../words/startup.ts'

interface Starting {
  readonly db: Database
  readonly settings: Settings
  readonly passwords: Passwords
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly print: (line: string) => void
  readonly logger: Logger
}

/**
 * Fills a new database with the demo if only this machine has access, and prints how to log in. On a public
 * server the demo is removed, because its password is public. Failures are logged and do not stop the server.
 */
export async function startDemo(parts: Starting): Promise<void> {
  try {
    await begin(parts)
  } catch (error) {
    parts.logger.error({ error }, 'The demo could not be created or removed')
  }
}

async function begin({ db, logger, now, passwords, print, settings }: Starting): Promise<void> {
  if (settings.appOrigin !== undefined) {
    if (await removeDemo(db, now())) logger.warn('The demo was removed, because APP_ORIGIN is set')
    return
  }
  if (settings.demo === 'on') {
    await fillDemo({ db, now: now(), passwords, onStart: () => print(startupTexts.fillingDemo) })
  }
  if (!(await hasDemo(db))) return
  const addresses = demoAccounts.map(({ emailAddress, role }) => `${emailAddress} (${role})`)
  print(startupTexts.demo(addresses, demoPassword))
}
