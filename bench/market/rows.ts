import { randomLettersOf } from './letters.ts'
import { demoMaterial } from '../../server/demo/material.ts'
import { seededRandom } from '../../server/demo/seededRandom.ts'
import { postingOf } from '../../server/demo/role.ts'
import { placeNamed } from '../../server/search/places.ts'
import { slugOf } from '../../server/store/slugs.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'

const MINUTE = 60_000
/** Publication time of the first row; each further row is a minute later. */
const BEGAN = Date.UTC(2024, 0, 1)
/** Every third posting is open. */
const OPEN = 3
const POSTINGS_OF_COMPANY = 50

const cities = [
  'London',
  'Leeds',
  'Bradford',
  'Manchester',
  'Glasgow',
  'Dublin',
  'Berlin',
  'Hamburg',
  'Potsdam',
  'Vienna',
  'Lyon',
  'Paris',
  'Utrecht',
  'Madrid',
  'Valencia',
  'Lisbon',
  'Warsaw',
  'Prague',
  'Toronto',
  'Chicago',
  'Denver',
  'Nairobi',
  'Osaka',
  'Sydney',
].map((name) => {
  const place = placeNamed(name)
  if (!place) throw new Error(`There is no place ${name}.`)
  return place
})

const kinds = ['', 'Senior ', 'Junior ', 'Deputy ', 'Lead ', 'Night '] as const
const trades = [...demoMaterial().companies.values()].flatMap((company) =>
  company.roles.map((role) => ({ company, content: postingOf(company, role, '2030-01-01') })),
)

/** A generated company. */
export interface GeneratedCompany {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** 1 if it replies on time. */
  readonly replies_on_time: 0 | 1
}

/** Generated company with this number. */
export function companyAt(seed: number, index: number): GeneratedCompany {
  const chance = seededRandom(seed + 1, index)
  const { name } = chance.one(trades).company
  const own = `${name} ${index + 1}`
  return {
    id: `company-${seed}-${index}`,
    slug: slugOf(own, 'company'),
    name: own,
    replies_on_time: chance.one([0, 0, 1] as const),
  }
}

/** A generated posting. */
export interface GeneratedPosting {
  readonly id: string
  readonly slug: string
  readonly company: GeneratedCompany
  readonly content: PostingContent
  readonly isOpen: boolean
  readonly publishedAt: number
}

/** Generated posting with this number. It depends only on the seed and the number. */
export function postingAt(seed: number, index: number): GeneratedPosting {
  const chance = seededRandom(seed, index)
  const { content } = chance.one(trades)
  const company = companyAt(seed, Math.floor(index / POSTINGS_OF_COMPANY))
  const title = `${chance.one(kinds)}${content.title}`
  const raise = chance.between(80, 130)
  const hours = chance.one([null, null, null, 8, 16, 30, 38])
  const { pay, places, workplace } = content
  return {
    id: `posting-${seed}-${index}`,
    slug: `${slugOf(title, 'job')}-${company.slug}-${randomLettersOf(chance)}`,
    company,
    content: {
      ...content,
      title,
      answerDays: chance.one([3, 5, 7, 10, 14, 21]),
      visa: chance.one([null, null, 'doesNot', 'sponsors'] as const),
      weeklyHours: hours === null ? null : { min: hours, max: hours + 2 },
      places: workplace === 'remote' ? places : [chance.one(cities)],
      pay: pay && { ...pay, min: raised(pay.min, raise), max: raised(pay.max, raise) },
    },
    isOpen: index % OPEN === 0,
    publishedAt: BEGAN + index * MINUTE,
  }
}

const raised = (amount: number, percent: number) => Math.round((amount * percent) / 100)
