import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import type { Read } from '../../contract/read.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { base } from './base.ts'
import { failure } from './failure.ts'

// Apart from the calls, which a search and a field for places can do without.

/**
 * Reads what everybody may read, by GET.
 *
 * @param search the query of its address, with a question mark before it
 * @throws {Failure} `refused` with the server's message, at its field where it is about one, and with the reason
 *   `notFound` for what is not there, or not any more; `unreadable` for an answer that is none of the contract's
 * @throws what `fetch` and `json` throw on the way; `toFailure` knows each
 */
export async function readPublic<Result extends v.GenericSchema>(
  { path, result }: Pick<Read<v.GenericSchema, Result>, 'path' | 'result'>,
  search: string,
  signal: AbortSignal,
): Promise<v.InferOutput<Result>> {
  const response = await fetch(`${base}/${path}${search}`, { redirect: 'error', signal })
  const envelope = v.safeParse(envelopeSchema, await response.json())
  if (!envelope.success) throw failure('unreadable')
  if (!envelope.output.status) {
    const isGone = response.status === 404 || response.status === 410
    const reason = isGone ? { code: 'notFound' as const } : envelope.output.error.reason
    throw { code: 'refused', ...envelope.output.error, reason } satisfies Failure
  }
  const read = v.safeParse(result, envelope.output.result)
  if (!read.success) throw failure('unreadable')
  return read.output
}
