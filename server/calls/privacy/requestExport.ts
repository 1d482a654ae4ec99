import { contract } from '../../../contract/index.ts'
import { requestExport as startExport, shownExport } from '../../privacy/export/exports.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Starts an export of the data of the signed-in account, and gives it; while one is being made, and a moment after it, gives
 * that one. Refused: 429 when too many were started in 24 hours.
 */
export const requestExport = defineHandler(
  contract.privacy.requestExport,
  async ({ account, db, now, wakeExports }) => {
    const row = await startExport(db, account.id, now)
    wakeExports()
    return shownExport(row, now)
  },
)
