import type * as v from 'valibot'
import { uploads } from '../../contract/uploads.ts'
import { read } from './api.ts'
import { base } from './base.ts'

/**
 * Brings a file to the server (`contract/uploads.ts`), as it is.
 *
 * @returns what the server tells of it
 * @throws {Failure} `refused` with the server's message, `unreadable` for an answer that is none of the contract's
 * @throws what `fetch` throws on the way; `toFailure` knows each
 */
export async function upload(
  file: File,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof uploads.uploadFile.result>> {
  const { path, result, role, type } = uploads.uploadFile
  const response = await fetch(`${base}/${role}/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-file-name': encodeURIComponent(file.name) },
    body: file,
    redirect: 'error',
    signal,
  })
  return read(result, await response.json())
}
