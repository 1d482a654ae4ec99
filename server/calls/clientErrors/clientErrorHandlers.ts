import { withoutPersonalData } from '../../../contract/clientErrors/withoutPersonalData.ts'
import { contract, type Contract } from '../../../contract/index.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'

export const clientErrorHandlers: HandlersOf<Contract['clientErrors']> = {
  /**
   * Logs and counts an error of a page; nothing is stored. Browsers remove personal data before sending. It
   * is removed here again, because the call is public.
   */
  reportClientError: defineHandler(
    contract.clientErrors.reportClientError,
    async ({ noteClientError }, { message, ...report }) =>
      noteClientError({ ...report, message: withoutPersonalData(message) }),
  ),
}
