import { emptyPosting, type PostingContent } from '../../../contract/postings/posting.ts'
import { placeNamed } from '../../../server/search/places.ts'
import { operatorAt } from './operators.ts'
import { completePosting, employerAt } from './postings.ts'
import type { TestServer } from './harness.ts'

/** Pseudorandom choices that are the same for a seed. */
export function choosing(seed: number) {
  let state = seed
  // Linear congruential generator with the parameters of Numerical Recipes.
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
  const one = <Value>(values: readonly Value[]): Value => {
    const chosen = values[Math.floor(next() * values.length)]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }
  const some = <Value>(values: readonly Value[], most: number): Value[] => {
    const count = Math.floor(next() * (most + 1))
    return Array.from({ length: count }, () => one(values))
  }
  return { next, one, some }
}

export type Choosing = ReturnType<typeof choosing>

export const vocabulary = [
  'Carpenter',
  'carpenters',
  'Köchin',
  'cooking',
  'cooks',
  'C++',
  'C#',
  'Node.js',
  'engineer',
  'engineering',
  'full-time',
  "chef's",
  'front-end',
  'frontend',
  'front',
  'end',
  'Baecker',
  'Bäcker',
  'Entwickler:in',
  'Softwareentwicklerin',
  'senior',
  'Senior',
  'wood',
  'stage',
  'staging',
  '大工',
  'сварщик',
  'of',
  'the',
  'Łódź',
  '2',
] as const

const cities = [
  'London',
  'Leeds',
  'Bradford',
  'Sheffield',
  'Berlin',
  'Potsdam',
  'Cologne',
  'Warsaw',
  'Sydney',
]

const placeOf = (name: string) => {
  const place = placeNamed(name) ?? placeNamed('London')
  if (!place) throw new Error(`There is no place ${name}.`)
  return place
}

/** Content of a generated posting. */
export function madeUpPosting({ next, one, some }: Choosing): PostingContent {
  const words = (most: number) => some(vocabulary, most).join(' ')
  const workplace = one(['onSite', 'hybrid', 'remote'] as const)
  const isRemote = workplace === 'remote'
  const employmentType = one(['fullTime', 'partTime', 'contract', 'volunteer'] as const)
  const least = Math.ceil(next() * 90_000)
  return {
    ...emptyPosting(`Work ${words(3)}`),
    summary: words(4),
    description: `${words(12)} ${completePosting.description}`,
    requirements: some(vocabulary, 4).map((text) => ({ text: `${text} ${one(vocabulary)}`, kind: 'must' })),
    workplace,
    places: isRemote ? [] : [one(cities), ...some(cities, 1)].map(placeOf),
    regions: isRemote ? [...new Set(some(['GB', 'DE', 'PL'], 2))] : [],
    employmentType,
    pay:
      employmentType === 'volunteer'
        ? null
        : {
            min: least,
            max: least * one([1, 2, 50]),
            currency: one(['GBP', 'EUR', 'JPY']),
            period: one(['hour', 'day', 'week', 'month', 'year'] as const),
          },
    level: one([null, 'entry', 'mid', 'senior'] as const),
    answerDays: one([3, 5, 7, 10, 14, 21]),
    visa: one([null, 'sponsors', 'doesNot'] as const),
    weeklyHours: one([
      null,
      { min: 6, max: 10 },
      { min: 15, max: 20 },
      { min: 20, max: 30 },
      { min: 38, max: 40 },
    ]),
    existingVacancy: true,
    aiInScreening: { used: false, how: '' },
    validThrough: '2030-03-01',
  }
}

/**
 * Publishes generated postings of two companies, hours apart.
 *
 * @returns content, company name and publication time of each, in order of publication
 */
export async function fillMarket(server: TestServer, chance: Choosing, count: number) {
  const employers = [await employerAt(server), await employerAt(server)]
  const published = []
  for (let number = 0; number < count; number += 1) {
    const company = number % 2
    const content = madeUpPosting(chance)
    server.clock.now += Math.floor(chance.next() * 36_000_000)
    const employer = employers[company]
    const made = await employer?.published({ ...content, validThrough: lastDay(server) })
    // Generated pay can exceed the usual range for a title, which holds the posting for review.
    if (made?.state === 'held') await operatorAt(server)('approve', made.id)
    const posting = made && (await employer?.read(made.id))
    if (!posting?.slug || !posting.publishedAt) throw new Error('This posting was not published.')
    const { publishedAt, slug } = posting
    published.push({
      content,
      slug,
      id: posting.id,
      company: 'Engine Works',
      at: Date.parse(publishedAt),
      isOnTime: false,
    })
  }
  return { employers, published }
}

const lastDay = (server: TestServer) =>
  new Date(server.clock.now + 80 * 86_400_000).toISOString().slice(0, 10)

export type Published = Awaited<ReturnType<typeof fillMarket>>['published'][number]
