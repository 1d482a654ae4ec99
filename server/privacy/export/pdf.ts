import { Refused } from '../../refused.ts'

/**
 * A PDF, or why there is none: the document is empty or too long, or this machine makes no PDFs.
 *
 * @throws Refused (503) when too much waits: the export is tried again later
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
