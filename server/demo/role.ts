import * as v from 'valibot'
import type { CompanySize } from '../../contract/companies/facts.ts'
import { toMinor } from '../../contract/postings/money.ts'
import { emptyPosting, postingContent, type PostingContent } from '../../contract/postings/posting.ts'
import { placeNamed } from '../search/places.ts'

/** An invented company, with what it hires for. */
export interface DemoCompany {
  readonly name: string
  /** Its website ends in `.example`: nobody can have it. */
  readonly website: string
  /** Whether it has shown that the website is its own. */
  readonly isProven?: boolean
  readonly industry: string
  readonly size: CompanySize
  /** Two letters: its places lie there, where a role does not say otherwise. */
  readonly country: string
  readonly city: string
  readonly about: string
  /** Who acts for it. */
  readonly person: readonly [firstName: string, lastName: string]
  readonly answerDays: number
  /** What follows the answer: a name, and within how many days. */
  readonly steps: readonly (readonly [name: string, days: number | null])[]
  readonly benefits: readonly string[]
  /** Where the work is done, as every posting of it says at its end. */
  readonly setting: string
  readonly roles: readonly DemoRole[]
}

type Question = PostingContent['questions'][number]

/** A question, with what candidates of the demo answer to it. */
export interface DemoQuestion extends Pick<Question, 'kind' | 'label'> {
  readonly options?: readonly string[]
  readonly knockOut?: string | boolean | number
  readonly answers: readonly (string | boolean | number)[]
}

/** What a company hires for. */
export interface DemoRole {
  readonly title: string
  /** `Leeds`, `hybrid Leeds`, `Vienna, AT`, `remote`, or `remote GB IE`. */
  readonly where: string
  /** `31000-36000 GBP/year`; nothing for volunteers. */
  readonly pay?: string
  readonly payNote?: string
  readonly type?: NonNullable<PostingContent['employmentType']>
  readonly level?: NonNullable<PostingContent['level']>
  readonly openings?: number
  readonly summary: string
  /** A subset of Markdown. */
  readonly text: string
  readonly must: readonly string[]
  readonly nice?: readonly string[]
  readonly questions?: readonly DemoQuestion[]
  /** Whether the company learns names after the first stage alone. */
  readonly hidesNames?: boolean
  /** How a program looks at applications, where one does. */
  readonly screening?: string
}

const PAY = /^(?<min>[\d.]+)-(?<max>[\d.]+) (?<currency>[A-Z]{3})\/(?<period>[a-z]+)$/

function payOf(written: string | undefined) {
  if (written === undefined) return null
  const { currency = '', max = '', min = '', period } = PAY.exec(written)?.groups ?? {}
  return { min: toMinor(min, currency), max: toMinor(max, currency), currency, period }
}

const knownPlaces = new Map<string, ReturnType<typeof placeNamed>>()

/** Looked up once: the demo has far fewer places than roles. */
function placeOf(name: string) {
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

/** A question of the demo as a posting asks it. */
const questionOf = ({ kind, knockOut, label, options = [] }: DemoQuestion, index: number): unknown => ({
  key: `question-${index + 1}`,
  kind,
  label,
  options,
  required: true,
  knockOut: knockOut === undefined ? null : { equals: knockOut },
})

/** What candidates of the demo answer, by the key of the question: each from the list in turn. */
export const answersTo = ({ questions = [] }: DemoRole, turn: number) =>
  Object.fromEntries(
    questions.map(({ answers }, index) => [
      `question-${index + 1}`,
      answers[turn % answers.length] ?? answers[0],
    ]),
  )

/**
 * A role as a posting, held to everything that any posting is held to.
 *
 * @param validThrough its last day
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
    pay: payOf(role.pay),
    payNote: role.payNote ?? '',
    benefits,
    level: role.level ?? null,
    openings: role.openings ?? 1,
    answerDays,
    steps: steps.map(([name, days]) => ({ name, days })),
    questions: (role.questions ?? []).map(questionOf),
    hidesNames: role.hidesNames ?? false,
    existingVacancy: true,
    aiInScreening: { used: role.screening !== undefined, how: role.screening ?? '' },
    validThrough,
  })
}

/** Where a company is, in words. */
export function homeOf({ city, country }: DemoCompany): string {
  const { name, region } = placeOf(`${city}, ${country}`)
  const land = new Intl.DisplayNames('en', { type: 'region' }).of(country)
  return [name, region, land].filter(Boolean).join(', ')
}
