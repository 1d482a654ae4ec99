import { Refused } from '../../refused.ts'

/**
 * PDF of a document, or the reason why there is none: the document is empty or too long, or PDFs are
 * unavailable.
 *
 * @throws Refused (503) if the queue is full; the export is then retried later
 */
export async function pdfOrReason(
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer> | string> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof Refused && error.headers['Retry-After'] === undefined) return error.message
    throw error
  }
}
