import * as v from 'valibot'
import { envelopeSchema } from '../../contract/envelope.ts'
import type { Place } from '../../contract/search/job.ts'
import { searchReads } from '../../contract/search/reads.ts'
import { failure } from './failure.ts'

const base = import.meta.env.VITE_API_BASE_URL ?? '/api'

/**
 * The places whose names begin with a text (`GET /api/places`): at most 8, those with the most people first.
 *
 * @throws {Failure} `unreadable` for an answer that is none of the contract's, and what `fetch` throws on the way
 */
export async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { path, result } = searchReads.places
  const response = await fetch(`${base}/${path}?${new URLSearchParams({ q: text })}`, {
    redirect: 'error',
    signal,
  })
  const envelope = v.safeParse(envelopeSchema, await response.json())
  const answered = envelope.success && envelope.output.status && v.safeParse(result, envelope.output.result)
  if (!answered || !answered.success) throw failure('unreadable')
  return answered.output.places
}
