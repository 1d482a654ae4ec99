import type * as v from 'valibot'
import type { Place } from '../../../contract/search/job.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import type { jobsQuery } from '../../../contract/search/reads.ts'
import type { ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { countAll, findPage, findWider, totalOf } from '../../search/finding.ts'
import { placeAt, placeNamed } from '../../search/places.ts'
import { parseQuery } from '../../search/query.ts'
import { suggest } from '../../search/spelling.ts'

/**
 * Gives the open jobs that fit all criteria, how many there are, what could be chosen besides, and what else to try
 * where little is found. Refused (400) at the field `place` when nobody knows it, and at `after` when it is none of ours.
 */
export async function jobs(
  { db, now }: ReadContext,
  { after, limit, place: named, q, sort, ...criteria }: v.InferOutput<typeof jobsQuery>,
): Promise<FoundJobs> {
  const place = placeOf(named)
  const wanted = { ...criteria, query: parseQuery(q), place, now }
  const [{ count, ...counts }, { jobs: shown, next }] = await Promise.all([
    countAll(db, wanted),
    findPage(db, wanted, { after, limit, sort }),
  ])
  return {
    jobs: shown,
    total: totalOf(count),
    ...counts,
    next,
    suggestion: count === 0 ? await suggest(db, wanted, q) : null,
    place,
    wider: await findWider(db, wanted, count),
  }
}

function placeOf(named: string): Place | null {
  if (named.trim() === '') return null
  const place = placeAt(named) ?? placeNamed(named)
  if (place) return place
  const message = `We do not know the place “${named.trim()}”. Choose one from the list.`
  throw new Refused(message, { status: 400, fields: { place: message } })
}
