import * as v from 'valibot'
import { money, type Money } from '../../contract/applications/offeredPay.ts'
import { toMinor } from '../../contract/postings/money.ts'
import { emptyPosting, postingContent, type PostingContent } from '../../contract/postings/posting.ts'
import { placeNamed } from '../search/places.ts'
import type { DemoCompany, DemoQuestion, DemoRole } from './material.ts'

const PAY = /^(?<min>[\d.]+)-(?<max>[\d.]+) (?<currency>[A-Z]{3})\/(?<period>[a-z]+)$/

function payOf(written: string | undefined) {
  if (written === undefined) return null
  const { currency = '', max = '', min = '', period } = PAY.exec(written)?.groups ?? {}
  return { min: toMinor(min, currency), max: toMinor(max, currency), currency, period }
}

/** Pay of an offer: the upper end of the posting's range. Undefined for voluntary work. */
export function offeredPayOf({ pay }: Pick<DemoRole, 'pay'>): Money | undefined {
  const posted = payOf(pay)
  if (!posted) return undefined
  const { currency, max: amount, period } = posted
  return v.parse(money, { amount, currency, period })
}

const knownPlaces = new Map<string, ReturnType<typeof placeNamed>>()

/** Place by a name such as `Leeds, GB`. Cached, because the demo has far fewer places than roles. */
export function placeOf(name: string) {
  if (!knownPlaces.has(name)) knownPlaces.set(name, placeNamed(name))
  const place = knownPlaces.get(name)
  if (!place) throw new Error(`There is no place ${name}.`)
  return place
}

function whereOf(written: string, country: string) {
  const [kind, ...rest] = written.split(' ')
  if (kind === 'remote') return { workplace: 'remote', places: [], regions: rest }
  const name = kind === 'hybrid' ? rest.join(' ') : written
  return {
    workplace: kind === 'hybrid' ? 'hybrid' : 'onSite',
    places: [placeOf(name.includes(',') ? name : `${name}, ${country}`)],
    regions: [],
  }
}

/** Converts a question of the demo material to a question of a posting. */
const questionOf = ({ kind, knockOut, label, options = [] }: DemoQuestion, index: number): unknown => ({
  key: `question-${index + 1}`,
  kind,
  label,
  options,
  required: true,
  knockOut: knockOut === undefined ? null : { equals: knockOut },
})

/** Answers of a demo candidate by question key. `turn` selects one from each list. */
export const answersTo = ({ questions = [] }: DemoRole, turn: number) =>
  Object.fromEntries(
    questions.map(({ answers }, index) => [
      `question-${index + 1}`,
      answers[turn % answers.length] ?? answers[0],
    ]),
  )

/**
 * Converts a role to posting content, validated like the content of an employer.
 *
 * @param validThrough last day
 */
export function postingOf(company: DemoCompany, role: DemoRole, validThrough: string): PostingContent {
  const { answerDays, benefits, country, setting, steps } = company
  return v.parse(postingContent, {
    ...emptyPosting(role.title),
    ...whereOf(role.where, country),
    summary: role.summary,
    description: `${role.text.trim()}\n\n## Where you work\n\n${setting}`,
    requirements: [
      ...role.must.map((text) => ({ text, kind: 'must' })),
      ...(role.nice ?? []).map((text) => ({ text, kind: 'nice' })),
    ],
    employmentType: role.type ?? 'fullTime',
    weeklyHours: role.hours ? { min: role.hours[0], max: role.hours[1] } : null,
    pay: payOf(role.pay),
    payNote: role.payNote ?? '',
    benefits,
    level: role.level ?? null,
    openings: role.openings ?? 1,
    answerDays,
    steps: steps.map(([name, days]) => ({ name, days })),
    questions: (role.questions ?? []).map(questionOf),
    visa: role.visa ?? null,
    hidesNames: role.hidesNames ?? false,
    existingVacancy: true,
    aiInScreening: { used: role.screening !== undefined, how: role.screening ?? '' },
    validThrough,
  })
}

/** Location of a company as text. */
export function homeOf({ city, country }: DemoCompany): string {
  const { name, region } = placeOf(`${city}, ${country}`)
  const land = new Intl.DisplayNames('en', { type: 'region' }).of(country)
  return [name, region, land].filter(Boolean).join(', ')
}
