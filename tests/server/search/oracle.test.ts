import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { searchOf } from '../../../contract/search/address.ts'
import { hasRadius } from '../../../src/words/search.ts'
import { choices, radii } from '../../../contract/search/choices.ts'
import {
  ages,
  countryOfRegion,
  mostHours,
  payBars,
  replyDays,
  singleFilters,
  wrongOrder,
  orders,
  type Criteria,
  type SingleFilter,
} from '../../../contract/search/criteria.ts'
import { foundJobs } from '../../../contract/search/found.ts'
import { regionCodeOf } from '../../../server/search/places.ts'
import { indexCompany } from '../../../server/postings/findable.ts'
import { withStore, type Place } from '../support/databases.ts'
import { readAnswer, startTestServer } from '../support/harness.ts'
import { choosing, fillMarket, vocabulary, type Choosing, type Published } from '../support/market.ts'
import { countsOf, fitsFilters, paidAYear, plainSearch } from '../support/search/plainSearch.ts'

vi.setConfig({ testTimeout: 300_000 })

const QUERIES = 500
const DAY = 86_400_000

function typed({ next, one, some }: Choosing): string {
  const word = () =>
    one([...vocabulary, 'Engine works', 'builds', 'nothing', 'WORK', '💥', ')', '*', '-', 'a AND b'])
  return Array.from({ length: Math.floor(next() * 3) }, () => {
    const kind = next()
    if (kind < 0.2) return `-${word()}`
    return kind < 0.4 ? `"${[word(), ...some(vocabulary, 1)].join(' ')}"` : word()
  }).join(' ')
}

const towns: readonly string[] = ['Leeds', 'london', 'Berlin, DE', 'Sydney', 'York']

const sometimes = ({ next }: Choosing) => next() < 0.2

function criteriaBy(chance: Choosing): Criteria {
  const { next, one, some } = chance
  const q = typed(chance)
  const chosen = <Option extends string>(options: readonly Option[]) => {
    const wanted = sometimes(chance) ? some(options, 3) : []
    return options.filter((option) => wanted.includes(option))
  }
  const place = next() < 0.4 ? one([...towns, 'UK', 'England', 'Polska', 'remote']) : ''
  const seldom = <Value>(values: readonly Value[]) => (next() < 0.12 ? one(values) : undefined)
  const region = seldom(['GB.ENG', 'GB.SCT', 'DE.16', 'DE.11', 'AU.02', 'PL.78'])
  const sorts = orders.filter((sort) => wrongOrder({ q, place, sort }) === undefined)
  return {
    q,
    place,
    radius: one(radii),
    workplace: chosen(choices.workplace),
    type: chosen(choices.type),
    level: chosen(choices.level),
    pay: sometimes(chance) ? Math.ceil(next() * 100_000) : undefined,
    posted: sometimes(chance) ? one(ages) : undefined,
    country: region ? countryOfRegion(region) : seldom(['GB', 'DE', 'PL', 'AU', 'US']),
    region,
    replies: seldom(['onTime' as const]),
    within: seldom(replyDays),
    range: seldom(['full' as const]),
    visa: seldom(['sponsors' as const]),
    hours: seldom(mostHours),
    sort: one(towns.includes(place) ? [...sorts, 'near'] : sorts.filter((sort) => sort !== 'near')),
  }
}

/** Marks one company as replying on time. */
async function markOnTime(place: Place, published: readonly Published[]): Promise<readonly Published[]> {
  const own = await withStore(place, async (db) => {
    const { company_id: companyId } = await db
      .selectFrom('postings')
      .select('company_id')
      .where('slug', '=', published[0]?.slug ?? '')
      .executeTakeFirstOrThrow()
    await db.updateTable('companies').set({ replies_on_time: 1 }).where('id', '=', companyId).execute()
    await db.transaction().execute((transaction) => indexCompany(transaction, companyId, Date.now()))
    return db.selectFrom('postings').select('slug').where('company_id', '=', companyId).execute()
  })
  return published.map((each) => ({ ...each, isOnTime: own.some(({ slug }) => slug === each.slug) }))
}

/** Number of jobs with each value of the further filters, computed by a linear scan. */
function furtherOf(
  published: readonly Published[],
  expected: readonly Published[],
  criteria: Criteria,
  now: number,
) {
  const countries = ['GB', 'DE', 'PL', 'AU']
  const values = {
    country: countries,
    region: ['GB.ENG', 'DE.16', 'DE.11', 'DE.07', 'AU.02', 'PL.78'].filter(
      (region) => countryOfRegion(region) === criteria.country,
    ),
    replies: ['onTime'],
    within: replyDays,
    range: ['full'],
    visa: ['sponsors'],
    hours: mostHours,
  } as const
  return Object.fromEntries(
    singleFilters.map((name) => {
      const others =
        criteria[name] === undefined
          ? expected
          : plainSearch(
              published,
              { ...criteria, [name]: undefined, ...(name === 'country' && { region: undefined }) },
              now,
            )
      const counts = values[name].flatMap((value) => {
        const found = others.filter((posting) => fitsFilters(posting, { [name]: value }))
        return found.length > 0 && isCounted(name, value, found) ? [[String(value), found.length]] : []
      })
      return [name, Object.fromEntries(counts)]
    }),
  )
}

/** True if a job is located in the country or region; remote jobs without a region do not count. */
const isCounted = (name: SingleFilter, value: string | number, found: readonly Published[]) =>
  found.some(
    ({ content: { places, regions } }) =>
      (name !== 'country' ||
        regions.includes(String(value)) ||
        places.some(({ country }) => country === value)) &&
      (name !== 'region' || places.some((place) => `${place.country}.${regionCodeOf(place)}` === value)),
  )

test('the results, their order and their counts match a check of each posting', async () => {
  const filled = await startTestServer()
  const chance = choosing(42)
  const market = await fillMarket(filled, chance, 60)
  await filled.close()
  const published = await markOnTime(filled, market.published)
  const server = await startTestServer({ place: filled })
  server.clock.now = filled.clock.now
  const now = () => server.clock.now

  let isSomethingFound = 0
  for (let turn = 0; turn < QUERIES; turn += 1) {
    const criteria = criteriaBy(chance)
    const search = searchOf(criteria)
    const limit = `${search === '' ? '?' : '&'}limit=50`
    const answer = await readAnswer(await fetch(`${server.base}/api/jobs${search}${limit}`))
    const found = v.parse(foundJobs, answer.result)
    const expected = plainSearch(published, criteria, now())
    const but = (name: 'workplace' | 'type' | 'level') =>
      plainSearch(published, { ...criteria, [name]: [] }, now()).map(({ content }) => content)

    expect([search, found.jobs.map(({ slug }) => slug)]).toEqual([
      search,
      expected.slice(0, 50).map(({ slug }) => slug),
    ])
    expect([search, found.total]).toEqual([search, { count: expected.length, isCapped: false }])
    expect([search, found.facets]).toEqual([
      search,
      {
        workplace: countsOf(but('workplace').map(({ workplace }) => workplace)),
        type: countsOf(but('type').map(({ employmentType }) => employmentType)),
        level: countsOf(but('level').map(({ level }) => level)),
      },
    ])
    const ofAnyAge =
      criteria.posted === undefined
        ? expected
        : plainSearch(published, { ...criteria, posted: undefined }, now())
    const ofAnyPay = (
      criteria.pay === undefined ? expected : plainSearch(published, { ...criteria, pay: undefined }, now())
    ).map(paidAYear)
    // A search for nothing but punctuation finds no jobs and has no facet counts.
    if (expected.length > 0 || found.ages.length > 0) {
      expect([
        search,
        Object.fromEntries(Object.entries(found.more).map(([name, { counts }]) => [name, counts])),
      ]).toEqual([search, furtherOf(published, expected, criteria, now())])
      expect([search, found.ages]).toEqual([
        search,
        [...ages, null].map((days) => ({
          days,
          count: ofAnyAge.filter(({ at }) => days === null || at >= now() - days * DAY).length,
          isCapped: false,
        })),
      ])
      expect([search, found.pays]).toEqual([
        search,
        {
          bars: payBars.map((from, index) => ({
            from,
            count: ofAnyPay.filter((paid) => paid >= from && paid < (payBars[index + 1] ?? Infinity)).length,
          })),
          isCapped: false,
        },
      ])
    }
    if (hasRadius(criteria, found.place) && criteria.place !== '') {
      const counted = radii
        .filter((radius) => radius > criteria.radius && expected.length < 5)
        .map((radius) => ({ radius, count: plainSearch(published, { ...criteria, radius }, now()).length }))
        .filter(({ count }) => count > 0)
      expect([search, found.wider]).toEqual([search, counted])
    }
    if (expected.length > 0) isSomethingFound += 1
  }
  expect(isSomethingFound).toBeGreaterThan(QUERIES / 4)
})
