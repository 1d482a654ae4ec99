import { canonicalCriteria } from '../../contract/alerts/savedSearch.ts'
import type { Database } from '../../server/store/schema.ts'
import { seededRandom } from '../../server/demo/seededRandom.ts'
import { placesLike } from '../../server/search/places.ts'
import { postingAt } from './rows.ts'

const AT_ONCE = 1_000
const IN_A_TRANSACTION = 10_000
const ZONES = ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'] as const

/** Towns worldwide, with few of the generated postings. */
const towns = [...'abcdefghijklmnoprstuvwz'].flatMap((first) =>
  [...'aeiou'].flatMap((second) => placesLike(first + second).map(({ name }) => name)),
)

/** Realistic criteria: most contain a word of a title, and many a town or a filter. */
function criteriaAt(index: number): string {
  const chance = seededRandom(39, index)
  const { content } = postingAt(2, chance.between(0, 100_000))
  const words = content.title.split(' ')
  const here = content.places[0]?.name ?? 'remote'
  const place = chance.between(0, 9) < 3 ? here : chance.one(towns)
  const hasWords = chance.between(0, 9) < 9
  const hasPlace = !hasWords || chance.between(0, 19) < 19
  const pairs: readonly (readonly [string, string])[] = [
    ...(hasWords ? [['q', words.at(-1) ?? ''] as const] : []),
    ...(hasPlace ? [['place', place] as const] : []),
    ...(chance.between(0, 9) < 3
      ? [['type', chance.one(['fullTime', 'partTime', 'contract'])] as const]
      : []),
    ...(chance.between(0, 9) < 3 ? [['pay', String(chance.between(15, 60) * 1_000)] as const] : []),
    ...(chance.between(0, 9) < 2 ? [['within', chance.one(['3', '7', '14'])] as const] : []),
    ['radius', chance.one(['10', '25', '50'])],
  ]
  return canonicalCriteria(new URLSearchParams(pairs.map((pair) => [...pair])).toString())
}

/** Adds active daily searches that are not indexed yet, each with its own confirmed address. */
export async function fillSavedSearches(db: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += IN_A_TRANSACTION) {
    await db.transaction().execute(async (transaction) => {
      for (let from = start; from < Math.min(count, start + IN_A_TRANSACTION); from += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
        await transaction
          .insertInto('subscribers')
          .values(
            numbers.map((number) => ({
              id: `subscriber-${number}`,
              account_id: null,
              email_address: `searcher${number}@people.example`,
              confirmed_at: 1,
              created_at: 1,
            })),
          )
          .execute()
        await transaction
          .insertInto('saved_searches')
          .values(
            numbers.map((number) => ({
              id: `search-${number}`,
              subscriber_id: `subscriber-${number}`,
              criteria: criteriaAt(number),
              name: '',
              every: 'daily' as const,
              time_zone: ZONES[number % ZONES.length] ?? 'UTC',
              state: 'active' as const,
              revision: 1,
              created_at: 1,
              renewed_at: 1,
              last_at: null,
              due_at: null,
              ended_at: null,
            })),
          )
          .execute()
      }
    })
  }
  // Version 0 marks the searches as not indexed by any version of the analyzer.
  await db.updateTable('search_version').set({ version: 0 }).where('id', '=', 3).execute()
}
