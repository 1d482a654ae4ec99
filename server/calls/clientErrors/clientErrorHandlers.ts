import { withoutPersonalData } from '../../../contract/clientErrors/withoutPersonalData.ts'
import { contract, type Contract } from '../../../contract/index.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'

export const clientErrorHandlers: HandlersOf<Contract['clientErrors']> = {
  /**
   * Writes an error of a page to the log and counts it; the database keeps nothing of it. Browsers remove personal data
   * before they send, and it is removed here again: anybody can make this call.
   */
  reportClientError: defineHandler(
    contract.clientErrors.reportClientError,
    async ({ noteClientError }, { message, ...report }) =>
      noteClientError({ ...report, message: withoutPersonalData(message) }),
  ),
}
