import { withoutPersonalData } from '../../../contract/clientErrors/withoutPersonalData.ts'
import type { ClientErrorHandler } from '../shared/context.ts'

/**
 * Writes an error of a page to the log and counts it; the database keeps nothing of it. Browsers remove personal data
 * before they send, and it is removed here again: anybody can make this call.
 */
export const reportClientError: ClientErrorHandler<'reportClientError'> = async (
  { noteClientError },
  { message, ...report },
) => noteClientError({ ...report, message: withoutPersonalData(message) })
