import { sql } from 'kysely'
import type { FoundProfiles } from '../../contract/talent/search.ts'
import { activityAges } from '../../contract/talent/search.ts'
import { countUpToCap, MOST_COUNTED } from '../search/cappedCount.ts'
import type { Database } from '../store/schema.ts'
import { facetBit, facetNames, facetOptions, hasFacet, type FacetName } from './profileFacets.ts'
import {
  facetsOfPerson,
  fittingPeople,
  isAround,
  numberOfPerson,
  numberWithin,
  type WantedPeople,
} from './profileMatching.ts'

interface Group {
  /** Bit set of the options that the people of this group match. */
  readonly bits: number
  readonly count: number
}

/**
 * SQL for the bits of a person. With a place, the on-site bit is set only for people who want to work there.
 */
const bitsAt = (db: Database, { place, radius }: WantedPeople) => {
  const facets = facetsOfPerson(db)
  const onSite = facetBit('workplace', 'onSite')
  return place
    ? sql`case when ${facets} & ${onSite} = 0 or ${isAround(db, place, radius)}
        then ${facets} else ${facets} - ${onSite} end`
    : facets
}

/** Key of a group as a single number, which is faster to sort than several columns. */
function bitsOfGroup(db: Database, wanted: WantedPeople) {
  const ages = activityAges.map((days, index) => {
    const bits = activityAges.slice(index).reduce<number>((sum, age) => sum + facetBit('updated', age), 0)
    return sql`when ${numberOfPerson(db)} >= ${numberWithin(days, wanted.now)} then cast(${bits} as integer)`
  })
  return sql<number>`${bitsAt(db, wanted)} + (case ${sql.join(ages, sql` `)} else 0 end)`
}

async function groupsOf(db: Database, wanted: WantedPeople): Promise<readonly Group[]> {
  const everyChoice = {
    ...wanted,
    workplace: [],
    type: [],
    level: [],
    notice: undefined,
    updated: undefined,
  }
  const some = fittingPeople(db, everyChoice)
    .select(bitsOfGroup(db, wanted).as('bits'))
    .orderBy(numberOfPerson(db), 'desc')
    .limit(MOST_COUNTED + 1)
  return db
    .selectFrom(some.as('some'))
    .select(['bits', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('bits')
    .execute()
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0)

const chosenIn = (wanted: WantedPeople, name: FacetName): readonly (string | number)[] => {
  const chosen = wanted[name]
  return chosen === undefined ? [] : [chosen].flat()
}

type Counts = Pick<FoundProfiles, 'facets' | 'areFacetsCapped'> & { readonly count: number }

/**
 * Counts matching people up to the cap, with facet counts for each option, ignoring the selection in the same
 * facet.
 */
export async function countPeople(db: Database, wanted: WantedPeople): Promise<Counts> {
  const all = await groupsOf(db, wanted)
  const areCapped = sum(all) > MOST_COUNTED
  const fitsAll = ({ bits }: Group, names: readonly FacetName[]) =>
    names.every((name) => hasFacet(bits, name, chosenIn(wanted, name)))
  const chosen = all.filter((group) => fitsAll(group, facetNames))
  const facetOf = (name: FacetName) => {
    const others = facetNames.filter((other) => other !== name)
    const inOthers = all.filter((group) => fitsAll(group, others))
    const options: readonly (string | number)[] = facetOptions[name]
    return Object.fromEntries(
      options
        .map(
          (option) => [option, sum(inOthers.filter(({ bits }) => hasFacet(bits, name, [option])))] as const,
        )
        .filter(([, count]) => count > 0),
    )
  }
  return {
    count: areCapped && chosen.length < all.length ? await countFitting(db, wanted) : sum(chosen),
    facets: {
      workplace: facetOf('workplace'),
      type: facetOf('type'),
      level: facetOf('level'),
      notice: facetOf('notice'),
      updated: facetOf('updated'),
    },
    areFacetsCapped: areCapped,
  }
}

function countFitting(db: Database, wanted: WantedPeople) {
  const rows = fittingPeople(db, wanted).select(numberOfPerson(db).as('number'))
  // Without an order, PostgreSQL would intersect two large bitmaps, which takes ten times as long.
  return countUpToCap(db, wanted.updated === undefined ? rows : rows.orderBy('number', 'desc'))
}
