import { createFairQueue } from '../operations/fairQueue.ts'
import type { Logger } from '../operations/logger.ts'
import { currentRequester } from '../operations/requester.ts'
import { Refused } from '../refused.ts'
import { ScanFailed, scanWithClamd, type ClamdUrl } from './clamd.ts'
import type { Importer } from '../resumes/import/importer.ts'
import type { Unsafe } from '../resumes/import/messages.ts'
import { filesRefusals } from '../words/files.ts'

/** Checks a completely uploaded file before it is stored. */
export interface FileCheck {
  /**
   * Checks a file for malware and unsafe content.
   *
   * @param account key of the fair queue
   * @param read returns the content when it is the file's turn
   * @throws Refused if the file is unsafe; Refused (503) if it cannot be checked at the moment
   */
  check(account: string, read: () => Promise<Uint8Array>): Promise<void>
}

interface Parts {
  readonly clamdUrl: ClamdUrl | undefined
  readonly logger: Pick<Logger, 'error' | 'warn'>
  readonly importer: Pick<Importer, 'inspect'>
}

/**
 * Scans a file with clamd if configured, and inspects its PDF structure. Without clamd, only the EICAR test
 * virus is detected.
 */
export function createFileCheck({ clamdUrl, importer, logger }: Parts): FileCheck {
  const scan = async (content: Uint8Array): Promise<string | undefined> => {
    if (clamdUrl === undefined) return undefined
    try {
      return await scanWithClamd(clamdUrl, content)
    } catch (error) {
      if (!(error instanceof ScanFailed)) throw error
      logger.error({ error }, 'A file could not be scanned, and was refused')
      throw new Refused(filesRefusals.scannerAway, {
        status: 503,
        headers: { 'Retry-After': '120' },
      })
    }
  }
  // Keeps a single file in memory at a time, with fair turns per account.
  const queue = createFairQueue({
    workers: 1,
    most: 20,
    mostOfOne: 3,
    tooMuch: () =>
      new Refused(filesRefusals.manyChecks, {
        status: 503,
        headers: { 'Retry-After': '5' },
      }),
  })
  return {
    check: (account, read) =>
      queue.run({ client: account, signal: currentRequester()?.signal() }, async () => {
        const content = await read()
        const found = await scan(content)
        if (found !== undefined) {
          logger.warn({ found }, 'A file with a virus was refused')
          throw new Refused(unsafeFileRefusals.virus)
        }
        const unsafe = await importer.inspect(account, content)
        if (unsafe) throw new Refused(unsafeFileRefusals[unsafe])
      }),
  }
}

/** Messages for unsafe PDFs, by finding. */
export const unsafeFileRefusals: Readonly<Record<Unsafe, string>> = {
  damaged: filesRefusals.damaged,
  encrypted: filesRefusals.encrypted,
  tooMuch: filesRefusals.tooMuch,
  virus: filesRefusals.virus,
  script: filesRefusals.script,
  launch: filesRefusals.launch,
  embedded: filesRefusals.embedded,
}
