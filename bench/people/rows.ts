import { createHash } from 'node:crypto'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { choices, radii } from '../../contract/search/choices.ts'
import { emptyProfile, noticePeriods, type ProfileContent } from '../../contract/talent/profile.ts'
import { demoMaterial } from '../../server/demo/material.ts'
import { placeOf } from '../../server/demo/role.ts'
import { seededRandom } from '../../server/demo/seededRandom.ts'

const DAY_MS = 86_400_000
/** Number of days over which the last activities are spread. */
const LONGEST_AGO = 180

const { companies } = demoMaterial()
const employers = [...companies.values()]
const trades = employers.flatMap((employer) => employer.roles)
const kinds = ['', 'Senior ', 'Junior ', 'Deputy ', 'Lead ', 'Night '] as const
const languages = ['English', 'German', 'French', 'Spanish', 'Polish', 'Sign language'] as const
const levels = ['basic', 'conversational', 'fluent', 'native'] as const
const firstNames = ['Zelda', 'Ibrahim', 'Noor', 'Tadeusz', 'Ximena', 'Yusuf', 'Oona', 'Kwame'] as const
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
  'Lisbon',
  'Warsaw',
  'Prague',
  'Toronto',
  'Chicago',
  'Nairobi',
  'Osaka',
  'Sydney',
] as const

/** A generated person. */
export interface GeneratedPerson {
  readonly index: number
  readonly id: string
  /** UUID, like those of `profiles.person_id`. */
  readonly personId: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly visibility: 'anonymous' | 'named'
  readonly activeDay: string
  readonly content: ProfileContent
}

/**
 * Number of different profiles. Further people differ only in address and activity, because redaction of a
 * million profiles would take most of an hour.
 */
export const VARIETY = 20_000

/** Days since the last activity of a person. */
const daysAgo = (seed: number, index: number) => seededRandom(seed + 1, index).between(0, LONGEST_AGO)

/** Numbers of people in the order of their last activity, in which a server would have written them. */
export function inOrderOfActivity(seed: number, people: number): readonly number[] {
  const days = Array.from({ length: people }, (_, index) => daysAgo(seed, index))
  return [...days.keys()].toSorted((one, other) => (days[other] ?? 0) - (days[one] ?? 0))
}

/**
 * Generated person with this number, who depends only on the seed, the number and the day.
 *
 * @param now in milliseconds since 1970
 */
export function personAt(seed: number, index: number, now: number): GeneratedPerson {
  const variant = index % VARIETY
  const chance = seededRandom(seed, variant)
  const { between, next, one } = chance
  const trade = one(trades)
  const places = Array.from({ length: between(1, 2) }, () => ({
    ...placeOf(one(cities)),
    radius: one(radii),
  }))
  return {
    index,
    id: `person-${seed}-${index}`,
    personId: uuidOf(`${seed} ${index}`),
    firstName: one(firstNames),
    lastName: `Quimby${variant}`,
    emailAddress: `person-${seed}-${index}@people.example`,
    visibility: next() < 0.5 ? 'anonymous' : 'named',
    activeDay: dayOf(now - daysAgo(seed, index) * DAY_MS),
    content: {
      ...emptyProfile,
      headline: `${one(kinds)}${trade.title}`,
      about: `${trade.summary} ${trade.text}`,
      skills: [...trade.must, ...(trade.nice ?? [])].map((name) => ({
        name: name.slice(0, 80).trim(),
        evidence: [],
      })),
      experience: Array.from({ length: between(1, 3) }, (_, ago) => {
        const before = one(trades)
        return {
          name: `${one(employers).name} ${between(1, 2_000)}`,
          position: before.title,
          location: one(cities),
          startDate: `${2022 - 3 * ago}-01`,
          endDate: ago === 0 ? '' : `${2024 - 3 * ago}-12`,
          summary: before.summary,
        }
      }),
      languages: [...new Set([one(languages), one(languages)])].map((language) => ({
        language,
        level: one(levels),
      })),
      rightToWork: ['GB'],
      notice: next() < 0.3 ? null : one(noticePeriods),
      looksFor: {
        ...emptyProfile.looksFor,
        titles: [trade.title],
        places,
        isRemote: next() < 0.4,
        types: [one(choices.type)],
        levels: [...new Set([one(choices.level), one(choices.level)])],
      },
    },
  }
}

const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
