import { sql } from 'kysely'
import { choices, type ChoiceName } from '../../contract/search/choices.ts'
import { ages, payBars } from '../../contract/search/criteria.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import type { Database } from '../store/schema.ts'
import { countUpToCap, MOST_COUNTED } from './cappedCount.ts'
import { furtherCounts, type Group, type Groups } from './furtherCounts.ts'
import { numberAt } from './indexing.ts'
import { DAY, fitting, fittingToCount, numberOfJob, withoutChoices, type Wanted } from './matching.ts'
import { kinds } from './traits.ts'

/** Key of a group as a single value, because sorting by several columns takes half as long again. */
const keyOfGroup = (db: Database, now: number) => {
  const number = numberOfJob(db)
  const age = ages.map(
    (days, index) => sql`when ${number} >= ${numberAt(now - days * DAY)} then ${`${index}`}`,
  )
  const bar = payBars
    .map((from, index) => sql`when search_postings.yearly_pay >= ${from} then ${`${index}`}`)
    .toReversed()
  return sql<string>`search_postings.workplace || ' ' || search_postings.type
    || ' ' || coalesce(search_postings.level, '')
    || ' ' || (case ${sql.join(age, sql` `)} else ${`${ages.length}`} end)
    || ' ' || (case ${sql.join(bar, sql` `)} else '-1' end)
    || ' ' || search_postings.facets`
}

function groupOf({ count, key }: { readonly key: string; readonly count: number }): Group {
  const [workplace = '', type = '', level, age, bar, ...traits] = key.split(' ')
  return {
    workplace,
    type,
    level: level || null,
    age: Number(age),
    bar: Number(bar),
    traits: new Set(traits),
    count,
  }
}

const isIn = (group: Group, wanted: Wanted, name: ChoiceName) => {
  const [chosen, value]: readonly [readonly string[], string | null] = [wanted[name], group[name]]
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0)

async function groupsOf(db: Database, wanted: Wanted): Promise<Groups> {
  const some = fitting(db, withoutChoices(wanted))
    .select(keyOfGroup(db, wanted.now).as('key'))
    .orderBy(numberOfJob(db), 'desc')
    .limit(MOST_COUNTED + 1)
  const rows = await db
    .selectFrom(some.as('some'))
    .select(['key', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('key')
    .execute()
  const all = rows.map(groupOf)
  const chosen = all.filter((group) => kinds.every((name) => isIn(group, wanted, name)))
  return { all, chosen, areCapped: sum(all) > MOST_COUNTED }
}

/**
 * Numbers of jobs by age. If capped, only the newest jobs are counted, so only ages that reach the oldest of
 * them are lower bounds.
 */
const agesOf = ({ all, areCapped, chosen }: Groups): FoundJobs['ages'] =>
  [...ages, null].map((days, index) => ({
    days,
    count: sum(chosen.filter(({ age }) => age <= index)),
    isCapped: areCapped && all.every(({ age }) => age <= index),
  }))

const paysOf = ({ areCapped, chosen }: Groups): FoundJobs['pays'] => ({
  bars: payBars.map((from, index) => ({ from, count: sum(chosen.filter(({ bar }) => bar === index)) })),
  isCapped: areCapped,
})

type Counts = Pick<FoundJobs, 'facets' | 'areFacetsCapped' | 'ages' | 'pays' | 'more' | 'regionNames'> & {
  readonly count: number
}

/** Counts matching postings up to the cap, with the facet counts of all filters. */
export async function countAll(db: Database, wanted: Wanted): Promise<Counts> {
  const groups = groupsOf(db, wanted)
  const [own, further, ofAnyAge, ofAnyPay] = await Promise.all([
    groups,
    furtherCounts(wanted, (others) => (others === wanted ? groups : groupsOf(db, others))),
    wanted.posted === undefined ? groups : groupsOf(db, { ...wanted, posted: undefined }),
    wanted.pay === undefined ? groups : groupsOf(db, { ...wanted, pay: undefined }),
  ])
  const { all, areCapped, chosen } = own
  const facetOf = (name: ChoiceName) => {
    const others = kinds.filter((other) => other !== name)
    const inOthers = all.filter((group) => others.every((other) => isIn(group, wanted, other)))
    return Object.fromEntries(
      choices[name]
        .map((choice) => [choice, sum(inOthers.filter((group) => group[name] === choice))] as const)
        .filter(([, count]) => count > 0),
    )
  }
  return {
    count: areCapped && chosen.length < all.length ? await countOf(db, wanted) : sum(chosen),
    facets: { workplace: facetOf('workplace'), type: facetOf('type'), level: facetOf('level') },
    areFacetsCapped: areCapped,
    ages: agesOf(ofAnyAge),
    pays: paysOf(ofAnyPay),
    ...further,
  }
}

/** Number of matching postings, up to one above the cap. */
export const countOf = (db: Database, wanted: Wanted): Promise<number> =>
  countUpToCap(db, fittingToCount(db, wanted))
