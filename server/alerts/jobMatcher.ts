import type { PostingContent } from '../../contract/postings/posting.ts'
import type { Expression } from '../search/expression.ts'
import { chordOf, pointOf, type Point } from '../search/globe.ts'
import { fieldsOfPosting, rowOf } from '../search/indexing.ts'
import type { Wanted } from '../search/matching.ts'
import type { IndexedCompany } from '../search/traits.ts'
import type { AlertCriteria } from './alertCriteria.ts'

/** Searchable fields of a posting in memory, the same as in the search index. */
export interface IndexedJob {
  /** Terms in text order, each surrounded by spaces. */
  readonly texts: string
  readonly terms: ReadonlySet<string>
  readonly traits: ReadonlySet<string>
  readonly points: readonly Point[]
  readonly row: Omit<ReturnType<typeof rowOf>, 'posting_id' | 'company_id'>
}

/**
 * Indexes a posting in memory.
 *
 * @throws if the posting was never published, so that required fields may be missing
 */
export function indexedJob(content: PostingContent, company: IndexedCompany): IndexedJob {
  const { employmentType, workplace } = content
  if (workplace === null || employmentType === null) throw new Error('A published posting is not whole.')
  const { texts, traits } = fieldsOfPosting(content, company)
  return {
    texts,
    terms: new Set(texts.split(' ')),
    traits: new Set(traits.split(' ')),
    points: content.places.map(pointOf),
    row: rowOf({ id: '', company_id: '' }, { ...content, employmentType, workplace }, company),
  }
}

/** True if a job search with these criteria finds the posting. */
export const isMatch = (job: IndexedJob, { expression, wanted }: AlertCriteria): boolean =>
  holds(job, expression) && isNear(job, wanted) && isPaid(job, wanted)

function holds(job: IndexedJob, asked: Expression): boolean {
  if (asked.kind === 'but') return holds(job, asked.of) && !holds(job, asked.not)
  if (asked.kind !== 'term') {
    const isHeld = (part: Expression) => holds(job, part)
    return asked.kind === 'all' ? asked.of.every(isHeld) : asked.of.some(isHeld)
  }
  const { terms, where } = asked
  const known = where === 'texts' ? job.terms : job.traits
  return (
    terms.every((term) => known.has(term)) &&
    (terms.length === 1 || job.texts.includes(` ${terms.join(' ')} `))
  )
}

/** Checks the radius around a city. Regions and countries are matched by traits. */
function isNear({ points, row: { regions, workplace } }: IndexedJob, { place, radius }: Wanted): boolean {
  if (place?.kind !== 'city') return true
  if (workplace === 'remote' && (regions === '' || regions.includes(`,${place.country},`))) return true
  const middle = pointOf(place)
  const most = Math.floor(chordOf(radius) ** 2)
  return points.some(({ x, y, z }) => (x - middle.x) ** 2 + (y - middle.y) ** 2 + (z - middle.z) ** 2 <= most)
}

const isPaid = ({ row }: IndexedJob, { pay }: Wanted): boolean => pay === undefined || row.yearly_pay >= pay
