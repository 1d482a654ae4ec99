import type { LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import { canonicalCriteria } from '../../../contract/alerts/savedSearch.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { criteriaIn, searchOf } from '../../../contract/search/address.ts'
import { choices, radii, type Radius } from '../../../contract/search/choices.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'
import { searchLengths } from '../../../contract/search/lengths.ts'
import { Refused } from '../../refused.ts'
import { chordOf, pointOf } from '../../search/globe.ts'
import { placeToSearch } from '../../search/placeToSearch.ts'
import { yearlyPay } from '../../search/yearlyPay.ts'

type NarrowedJob = Pick<PostingContent, 'pay' | 'places' | 'title' | 'workplace'>

/** Rounding step of the minimum pay of a narrowed search, in units of its currency. */
const PAY_STEP = 1_000

/**
 * Narrows criteria to exclude jobs similar to one, for every reason except its company.
 *
 * @param criteria query string of `/jobs`
 * @returns the narrowed criteria; undefined if the reason changes nothing
 */
export function narrowedCriteria(
  criteria: string,
  job: NarrowedJob,
  reason: Exclude<LessLikeReason, 'company'>,
): string | undefined {
  const before = criteriaIn(criteria)
  const changes = narrowed[reason](before, job)
  if (!changes) return undefined
  const after = canonicalCriteria(searchOf({ ...before, ...changes }))
  return after === canonicalCriteria(criteria) ? undefined : after
}

type Narrow = (criteria: Criteria, job: NarrowedJob) => Partial<Criteria> | undefined

const narrowed: Readonly<Record<Exclude<LessLikeReason, 'company'>, Narrow>> = {
  title: ({ q }, { title }) => {
    const without = withoutTitle(title)
    if (without === '-""' || ` ${q} `.includes(` ${without} `)) return undefined
    const longer = `${q} ${without}`.trim()
    return longer.length > searchLengths.text.max ? undefined : { q: longer }
  },
  place: (criteria, job) => (job.workplace === 'remote' ? withoutRemote(criteria) : nearer(criteria, job)),
  pay: ({ pay = 0 }, job) => {
    const most = yearlyPay(job.pay)
    return most < pay || most < 0 ? undefined : { pay: (Math.floor(most / PAY_STEP) + 1) * PAY_STEP }
  },
}

const withoutTitle = (title: string) => `-"${title.replaceAll(/["“”„«»\s]+/g, ' ').trim()}"`

function withoutRemote({ workplace }: Criteria): Partial<Criteria> | undefined {
  const wanted = workplace.length === 0 ? choices.workplace : workplace
  const left = wanted.filter((each) => each !== 'remote')
  return left.length === 0 ? undefined : { workplace: left }
}

/** Criteria with the largest radius that excludes a job; undefined if every radius includes it. */
function nearer({ place, radius }: Criteria, { places }: NarrowedJob): Partial<Criteria> | undefined {
  const center = cityNamed(place)
  if (!center || places.length === 0) return undefined
  const smaller: readonly Radius[] = radii.filter((each) => each < radius)
  const without = smaller.findLast((each) => !places.some((one) => isWithin(center, one, each)))
  return without === undefined ? undefined : { radius: without }
}

function cityNamed(typed: string) {
  try {
    const place = placeToSearch(typed).place?.place
    return place?.kind === 'city' ? place : undefined
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

type Position = Parameters<typeof pointOf>[0]

/** True if a job is within a radius of a position; the same test as `isNear` of the job search. */
function isWithin(center: Position, position: Position, kilometers: number): boolean {
  const [one, other] = [pointOf(center), pointOf(position)]
  const square = (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2
  return square <= Math.floor(chordOf(kilometers) ** 2)
}

interface Narrowing {
  readonly reason: Exclude<LessLikeReason, 'company'>
  readonly before: string
  readonly after: string
}

/**
 * Reverts a narrowing, and keeps other changes made since.
 *
 * @returns undefined if the narrowed criteria have changed since
 */
export function widenedCriteria(criteria: string, narrowing: Narrowing): string | undefined {
  const now = criteriaIn(criteria)
  const [before, after] = [criteriaIn(narrowing.before), criteriaIn(narrowing.after)]
  const restored = restoredIn(narrowing.reason, { now, before, after })
  return restored && canonicalCriteria(searchOf({ ...now, ...restored }))
}

interface Versions {
  readonly now: Criteria
  readonly before: Criteria
  readonly after: Criteria
}

function restoredIn(
  reason: Narrowing['reason'],
  { after, before, now }: Versions,
): Partial<Criteria> | undefined {
  if (reason === 'title') {
    const added = after.q.slice(before.q.length).trim()
    const at = added === '' ? -1 : now.q.indexOf(added)
    return at === -1
      ? undefined
      : { q: `${now.q.slice(0, at).trim()}${now.q.slice(at + added.length)}`.trim() }
  }
  if (reason === 'pay') return now.pay === after.pay ? { pay: before.pay } : undefined
  const isSame = now.radius === after.radius && String(now.workplace) === String(after.workplace)
  return isSame && now.place === after.place
    ? { radius: before.radius, workplace: before.workplace }
    : undefined
}
