import type * as v from 'valibot'
import type { Upload } from '../../contract/upload.ts'
import { read } from './api.ts'
import { base } from './base.ts'

/**
 * Brings a file to the server, as it is.
 *
 * @param asked the upload, of a table of the contract (`contract/files/uploads.ts`, `contract/resumes/uploads.ts`)
 * @returns what the server tells of it
 * @throws {Failure} `refused` with the server's message, `unreadable` for an answer that is none of the contract's
 * @throws what `fetch` throws on the way; `toFailure` knows each
 */
export async function upload<Result extends v.GenericSchema>(
  { path, result, role, type }: Upload<Result>,
  file: File,
  signal: AbortSignal,
): Promise<v.InferOutput<Result>> {
  const response = await fetch(`${base}/${role}/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-file-name': encodeURIComponent(file.name) },
    body: file,
    redirect: 'error',
    signal,
  })
  return read(result, await response.json())
}
