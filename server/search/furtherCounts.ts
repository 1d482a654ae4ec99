import { mostHours, replyDays, singleFilters, type SingleFilter } from '../../contract/search/criteria.ts'
import { nothingMore, type FoundJobs } from '../../contract/search/found.ts'
import type { Wanted } from './matching.ts'
import { nameOfRegion } from './places.ts'
import { idOfRegion, regionOf } from './territories.ts'
import { filterTrait, FROM_ANYWHERE, from, territoryOf, type PlainFilter } from './traits.ts'

/** Group of jobs with the same values of all filters. */
export interface Group {
  readonly workplace: string
  readonly type: string
  readonly level: string | null
  /** Index of the smallest matching age in `ages`; `ages.length` for older jobs. */
  readonly age: number
  /** Index in `payBars`; -1 for unpaid work. */
  readonly bar: number
  /** Traits with the values of single-value filters. */
  readonly traits: ReadonlySet<string>
  readonly count: number
}

export interface Groups {
  /** Groups of all jobs, ignoring selected choices. */
  readonly all: readonly Group[]
  /** Groups of the jobs that match all selected choices. */
  readonly chosen: readonly Group[]
  /** True if only the newest jobs are counted, so that each count is a lower bound. */
  readonly areCapped: boolean
}

type Further = Pick<FoundJobs, 'more' | 'regionNames'>
type Counted = FoundJobs['more'][SingleFilter]

/** Possible values of each filter. */
const values = {
  replies: ['onTime'],
  within: replyDays,
  range: ['full'],
  visa: ['sponsors'],
  hours: mostHours,
} as const satisfies Record<PlainFilter, readonly (string | number)[]>

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0)

const filled = (counts: readonly (readonly [string, number])[]) =>
  Object.fromEntries(counts.filter(([, count]) => count > 0))

const countsOf = ({ chosen }: Groups, name: PlainFilter) =>
  filled(
    values[name].map((value) => {
      const trait = filterTrait(name, value)
      return [String(value), sum(chosen.filter(({ traits }) => traits.has(trait)))]
    }),
  )

/**
 * Counts jobs per territory, including remote jobs available there.
 *
 * @param idsOf returns the territories among traits
 * @param isEverywhere true if jobs with these traits count for every territory
 */
function countsByTerritory(
  { chosen }: Groups,
  idsOf: (traits: readonly string[]) => readonly string[],
  isEverywhere: (traits: ReadonlySet<string>) => boolean,
): Record<string, number> {
  const everywhere = sum(chosen.filter(({ traits }) => isEverywhere(traits)))
  const counts = new Map<string, number>()
  for (const { count, traits } of chosen) {
    const own = isEverywhere(traits) ? 0 : count
    for (const id of new Set(idsOf([...traits]))) counts.set(id, (counts.get(id) ?? everywhere) + own)
  }
  return Object.fromEntries(counts)
}

const countriesOf = (groups: Groups) =>
  countsByTerritory(
    groups,
    (traits) => traits.flatMap((trait) => territoryOf(trait)?.country ?? []),
    (traits) => traits.has(FROM_ANYWHERE),
  )

function regionsOf(groups: Groups, country: string): Record<string, number> {
  const fromCountry = from(country)
  return countsByTerritory(
    groups,
    (traits) =>
      traits.flatMap((trait) => {
        const territory = territoryOf(trait)
        return territory?.country === country && territory.code !== '' ? [idOfRegion(territory)] : []
      }),
    (traits) => traits.has(FROM_ANYWHERE) || traits.has(fromCountry),
  )
}

/**
 * Facet counts of the single-value filters, each ignoring its own selection.
 *
 * @param groupsOf returns the groups of a search, which may lack one of its selections
 */
export async function furtherCounts(
  wanted: Wanted,
  groupsOf: (wanted: Wanted) => Promise<Groups>,
): Promise<Further> {
  const groupsFor = (name: SingleFilter) => {
    if (wanted[name] === undefined) return groupsOf(wanted)
    return groupsOf({ ...wanted, [name]: undefined, ...(name === 'country' && { region: undefined }) })
  }
  const country = wanted.country?.country
  const counted = await Promise.all(
    singleFilters.map(async (name): Promise<readonly [SingleFilter, Counted]> => {
      const groups = await groupsFor(name)
      const counts =
        name === 'country'
          ? countriesOf(groups)
          : name === 'region'
            ? country === undefined
              ? {}
              : regionsOf(groups, country)
            : countsOf(groups, name)
      return [name, { counts, isCapped: groups.areCapped }]
    }),
  )
  const more = { ...nothingMore, ...Object.fromEntries(counted) }
  const chosen = wanted.region ? [idOfRegion(wanted.region)] : []
  const ids = [...new Set([...chosen, ...Object.keys(more.region.counts)])]
  return { more, regionNames: Object.fromEntries(ids.map((id) => [id, nameOfRegion(regionOf(id)) ?? id])) }
}
