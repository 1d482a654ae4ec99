import * as v from 'valibot'
import { plainLine, plainText } from '../text.ts'
import { amount, currency, payPeriod } from './amount.ts'
import { day } from './lifecycle.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'
import { defaultRetentionMonths, retentionMonths } from './retentionMonths.ts'

/** Lengths in code points. Minimums apply to publishing; a draft may be shorter. */
export const postingLengths = {
  title: { min: 4, max: 120 },
  summary: { max: 160 },
  description: { min: 100, max: 20_000 },
  /** Maximum length of all other single-line texts. */
  line: { max: 200 },
} as const

/** Maximum number of items in each list. */
export const postingCounts = {
  requirements: 20,
  places: 5,
  regions: 50,
  benefits: 20,
  steps: 8,
  questions: 5,
  options: 20,
} as const

/** Bounds of weekly working hours. */
export const weeklyHoursBounds = { min: 1, max: 80 } as const

const WRONG_LINE = 'Use letters, numbers, and signs on one line.'
const WRONG_TEXT = 'Use letters, numbers, signs, and line breaks only.'

const line = (max: number = postingLengths.line.max) => plainLine(max, WRONG_LINE)

const filledLine = v.pipe(line(), v.nonEmpty('Fill this in, or remove it.'))

const whole = (min: number, max: number, message = `Enter a whole number from ${min} to ${max}.`) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))

const NO_COUNTRY = 'Choose a country.'

/** Country by its ISO 3166 code. */
export const country = v.pipe(v.string(NO_COUNTRY), v.regex(/^[A-Z]{2}$/, NO_COUNTRY))

const degrees = (most: number) =>
  v.pipe(
    v.number('Choose a place.'),
    v.minValue(-most, 'Choose a place.'),
    v.maxValue(most, 'Choose a place.'),
  )

/** Place with coordinates. */
export const postingPlace = strictObject({
  name: filledLine,
  region: line(),
  country,
  lat: degrees(90),
  lon: degrees(180),
})

/** Pay range. */
const pay = v.pipe(
  strictObject({
    min: amount,
    max: amount,
    currency,
    period: payPeriod,
  }),
  v.forward(
    v.check(({ min, max }) => min <= max, 'The highest pay is below the lowest.'),
    ['max'],
  ),
)

const hours = whole(weeklyHoursBounds.min, weeklyHoursBounds.max)

/** Range of weekly working hours. */
const weeklyHours = v.pipe(
  strictObject({ min: hours, max: hours }),
  v.forward(
    v.check(({ min, max }) => min <= max, 'The most hours are fewer than the least.'),
    ['max'],
  ),
)

const question = strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'Use small letters, digits, and hyphens.')),
  label: filledLine,
  kind: v.picklist(['short', 'long', 'yesNo', 'choice', 'number']),
  options: boundedList(filledLine, postingCounts.options),
  required: v.boolean(),
  /** Required answer. A different one is pointed out to the employer, but rejects nobody. */
  knockOut: v.optional(
    v.nullable(strictObject({ equals: v.union([v.boolean(), line(), v.number()]) })),
    null,
  ),
})

/**
 * Content of a posting. A draft may lack fields that are required for publishing, but has to respect all
 * limits.
 */
export const postingContent = strictObject({
  title: line(postingLengths.title.max),
  summary: line(postingLengths.summary.max),
  /** Text in the supported subset of Markdown. */
  description: plainText(postingLengths.description.max, WRONG_TEXT),
  requirements: boundedList(
    strictObject({ text: filledLine, kind: v.picklist(['must', 'nice']) }),
    postingCounts.requirements,
  ),
  workplace: v.nullable(v.picklist(['onSite', 'hybrid', 'remote'], 'Choose a workplace.')),
  places: boundedList(postingPlace, postingCounts.places),
  /** Countries from which remote work is possible; empty for no restriction. */
  regions: boundedList(country, postingCounts.regions),
  employmentType: v.nullable(
    v.picklist(
      ['fullTime', 'partTime', 'contract', 'temporary', 'internship', 'volunteer'],
      'Choose a job type.',
    ),
  ),
  /** Weekly working hours; null if not specified. Absent in older postings. */
  weeklyHours: v.optional(v.nullable(weeklyHours), null),
  pay: v.nullable(pay),
  payNote: line(),
  benefits: boundedList(filledLine, postingCounts.benefits),
  level: v.optional(
    v.nullable(v.picklist(['entry', 'junior', 'mid', 'senior', 'lead'], 'Choose a level.')),
    null,
  ),
  openings: whole(1, 99),
  /** Calendar days within which applicants get a first reply. */
  answerDays: whole(3, 30),
  steps: boundedList(
    strictObject({ name: filledLine, days: v.optional(v.nullable(whole(1, 365)), null) }),
    postingCounts.steps,
  ),
  questions: v.pipe(
    boundedList(question, postingCounts.questions),
    v.check(
      (questions) => new Set(questions.map(({ key }) => key)).size === questions.length,
      'Two questions have the same key.',
    ),
  ),
  /** True if the posting is for a vacancy that exists at present. */
  existingVacancy: v.nullable(v.boolean()),
  /** Use of software to screen applications, and an explanation of it. */
  aiInScreening: v.nullable(strictObject({ used: v.boolean(), how: line() })),
  contact: v.optional(line(), ''),
  /**
   * True to hide names from the company in the first stage, for applications sent while this is set. Absent
   * in older postings, which show names.
   */
  hidesNames: v.optional(v.boolean(), false),
  /** Months that an application is retained after its end. Absent in older postings. */
  retentionMonths: v.optional(
    v.picklist(retentionMonths, 'Choose 1, 3, 6, or 12 months.'),
    defaultRetentionMonths,
  ),
  /** Visa sponsorship by the employer; null if not specified. Absent in older postings. */
  visa: v.optional(
    v.nullable(v.picklist(['sponsors', 'doesNot'], 'Choose whether you sponsor a visa.')),
    null,
  ),
  /** Last day for applications. */
  validThrough: v.nullable(day),
})

export type PostingContent = v.InferOutput<typeof postingContent>

const { knockOut: _, ...asked } = question.entries

/** Question as candidates see it, without the answer that the employer requires. */
export const askedQuestion = v.object(asked)

export type AskedQuestion = v.InferOutput<typeof askedQuestion>

/** Public part of a posting. */
export const publicContent = v.object({ ...postingContent.entries, questions: v.array(askedQuestion) })

export type PublicContent = v.InferOutput<typeof publicContent>

export type PostingField = keyof PostingContent

/** Fields of a posting, in schema order. */
export const postingFields = Object.keys(postingContent.entries).filter(
  (name): name is PostingField => name in postingContent.entries,
)

/** Draft that has only a title. */
export const emptyPosting = (title: string): PostingContent => ({
  title,
  summary: '',
  description: '',
  requirements: [],
  workplace: null,
  places: [],
  regions: [],
  employmentType: null,
  weeklyHours: null,
  pay: null,
  payNote: '',
  benefits: [],
  level: null,
  openings: 1,
  answerDays: 10,
  steps: [],
  questions: [],
  existingVacancy: null,
  aiInScreening: null,
  contact: '',
  hidesNames: false,
  retentionMonths: defaultRetentionMonths,
  visa: null,
  validThrough: null,
})
