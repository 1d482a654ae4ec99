import { contract } from '../../../contract/index.ts'
import { requestExport as startExport, shownExport } from '../../privacy/export/exports.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Starts an export of the caller's data. Returns it, or the running or recent export if there is one.
 *
 * @throws Refused (429) after too many exports in 24 hours
 */
export const requestExport = defineHandler(
  contract.privacy.requestExport,
  async ({ account, db, now, wakeExports }) => {
    const row = await startExport(db, account.id, now)
    wakeExports()
    return shownExport(row, now)
  },
)
