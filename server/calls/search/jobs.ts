import type * as v from 'valibot'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { meansRemote } from '../../../contract/search/remote.ts'
import type { jobsQuery } from '../../../contract/search/reads.ts'
import type { ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { countAll, findPage, findWider, totalOf } from '../../search/finding.ts'
import { findPlace, type FoundPlace } from '../../search/places.ts'
import { isPostcode } from '../../search/placeReading.ts'
import { parseQuery } from '../../search/query.ts'
import { suggest } from '../../search/spelling.ts'

/** The answer to a query of signs alone. */
const nothing = {
  jobs: [],
  total: totalOf(0),
  facets: { workplace: {}, type: {}, level: {} },
  areFacetsCapped: false,
  next: null,
  suggestion: null,
  wider: [],
} satisfies Omit<FoundJobs, 'place'>

/**
 * Gives the open jobs that fit all criteria, how many there are, what could be chosen besides, and what else to try
 * where little is found. Refused (400) at the field `place` when nobody knows it, and at `after` when it is none of ours.
 */
export async function jobs(
  { db, now }: ReadContext,
  { after, limit, place: named, q, sort, ...criteria }: v.InferOutput<typeof jobsQuery>,
): Promise<FoundJobs> {
  const isRemote = meansRemote(named)
  const found = isRemote ? null : placeOf(named)
  const place = found && { ...found.place, others: [...found.others] }
  const query = parseQuery(q)
  if (query.hasNoWords) return { ...nothing, place }
  const area = found && { ...found.place, code: found.code }
  const wanted = { ...criteria, query, place: area, isRemote, now }
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

/** The place that is meant; null where none is named. */
function placeOf(named: string): FoundPlace | null {
  const typed = named.trim()
  if (typed === '') return null
  const place = findPlace(typed)
  if (place) return place
  const message = isPostcode(typed)
    ? 'We do not know postcodes. Type the name of a town.'
    : `We do not know the place “${typed}”. Choose one from the list.`
  throw new Refused(message, { status: 400, fields: { place: message } })
}
