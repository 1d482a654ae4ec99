import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { searchOf } from '../../../contract/search/address.ts'
import { hasRadius } from '../../../src/words/search.ts'
import { choices, radii } from '../../../contract/search/choices.ts'
import { ages, payBars, type Criteria } from '../../../contract/search/criteria.ts'
import { foundJobs } from '../../../contract/search/found.ts'
import { readAnswer, startTestServer } from '../support/harness.ts'
import { choosing, fillMarket, vocabulary, type Choosing } from '../support/market.ts'
import { countsOf, paidAYear, plainSearch } from '../support/search/plainSearch.ts'

vi.setConfig({ testTimeout: 180_000 })

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

const sometimes = ({ next }: Choosing) => next() < 0.2

function criteriaBy(chance: Choosing): Criteria {
  const { next, one, some } = chance
  const q = typed(chance)
  const chosen = <Option extends string>(options: readonly Option[]) => {
    const wanted = sometimes(chance) ? some(options, 3) : []
    return options.filter((option) => wanted.includes(option))
  }
  return {
    q,
    place:
      next() < 0.4
        ? one(['Leeds', 'london', 'Berlin, DE', 'Sydney', 'York', 'UK', 'England', 'Polska', 'remote'])
        : '',
    radius: one(radii),
    workplace: chosen(choices.workplace),
    type: chosen(choices.type),
    level: chosen(choices.level),
    pay: sometimes(chance) ? Math.ceil(next() * 100_000) : undefined,
    posted: sometimes(chance) ? one(ages) : undefined,
    sort: one(q.trim() === '' ? ['newest', 'pay'] : ['newest', 'pay', 'relevant']),
  }
}

test('what is found, in which order, and how it is counted is what looking at each posting gives', async () => {
  const server = await startTestServer()
  const chance = choosing(42)
  const { published } = await fillMarket(server, chance, 60)
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
    // Signs alone are no search: nothing is counted.
    if (expected.length > 0 || found.ages.length > 0) {
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
