import { choices, radii } from '../../../../contract/search/choices.ts'
import { countryOfRegion, mostHours, replyDays, type Criteria } from '../../../../contract/search/criteria.ts'
import { vocabulary, type Choosing } from '../market.ts'

const PLACES = ['Leeds', 'london', 'Berlin, DE', 'Sydney', 'York', 'UK', 'England', 'Polska', 'remote']
const NOISE = ['Engine works', 'builds', 'nothing', 'WORK', '💥', ')', '*', '-', 'a AND b', 'open']

function typed({ next, one, some }: Choosing): string {
  const word = () => one([...vocabulary, ...NOISE])
  return Array.from({ length: Math.floor(next() * 3) }, () => {
    const kind = next()
    if (kind < 0.2) return `-${word()}`
    return kind < 0.4 ? `"${[word(), ...some(vocabulary, 1)].join(' ')}"` : word()
  }).join(' ')
}

/** Random criteria of a search that can be saved, so without sort order and age. */
export function randomCriteria(chance: Choosing): Partial<Criteria> {
  const { next, one, some } = chance
  const chosen = <Option extends string>(options: readonly Option[]) => {
    const wanted = next() < 0.2 ? some(options, 3) : []
    return options.filter((option) => wanted.includes(option))
  }
  const seldom = <Value>(values: readonly Value[]) => (next() < 0.12 ? one(values) : undefined)
  const region = seldom(['GB.ENG', 'GB.SCT', 'DE.16', 'DE.11', 'AU.02', 'PL.78'])
  return {
    q: typed(chance),
    place: next() < 0.4 ? one(PLACES) : '',
    radius: one(radii),
    workplace: chosen(choices.workplace),
    type: chosen(choices.type),
    level: chosen(choices.level),
    pay: next() < 0.2 ? Math.ceil(next() * 100_000) : undefined,
    country: region ? countryOfRegion(region) : seldom(['GB', 'DE', 'PL', 'AU', 'US']),
    region,
    replies: seldom(['onTime' as const]),
    within: seldom(replyDays),
    range: seldom(['full' as const]),
    visa: seldom(['sponsors' as const]),
    hours: seldom(mostHours),
  }
}
