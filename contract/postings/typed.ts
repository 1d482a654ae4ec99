import * as v from 'valibot'
import { toMinor, toUnits } from './money.ts'
import { defaultRetentionMonths } from './retentionMonths.ts'
import { postingContent, postingFields, type PostingContent, type PostingField } from './posting.ts'

const rowsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.array(v.object({ /** Stable identity of a row while rows are reordered. */ key: v.string(), ...entries }))

const anyText = v.string()

/** Form values of the editor as entered; `parseTyped` extracts the valid part. */
export const typedPosting = v.object({
  title: anyText,
  summary: anyText,
  description: anyText,
  requirements: rowsOf({ text: anyText, kind: v.picklist(['must', 'nice']) }),
  workplace: anyText,
  places: rowsOf({ name: anyText, region: anyText, country: anyText, lat: v.number(), lon: v.number() }),
  /** Country codes, separated by anything. */
  regions: anyText,
  employmentType: anyText,
  weeklyHours: v.optional(v.object({ min: anyText, max: anyText }), { min: '', max: '' }),
  pay: v.object({ min: anyText, max: anyText, currency: anyText, period: anyText }),
  payNote: anyText,
  benefits: rowsOf({ text: anyText }),
  level: anyText,
  openings: anyText,
  answerDays: anyText,
  steps: rowsOf({ name: anyText, days: anyText }),
  /** Options, one per line. */
  questions: rowsOf({
    label: anyText,
    kind: v.picklist(['short', 'long', 'yesNo', 'choice', 'number']),
    options: anyText,
    required: v.boolean(),
    knockOut: anyText,
  }),
  existingVacancy: anyText,
  aiInScreening: v.object({ used: anyText, how: anyText }),
  contact: anyText,
  hidesNames: v.optional(anyText, 'no'),
  retentionMonths: v.optional(anyText, String(defaultRetentionMonths)),
  visa: v.optional(anyText, ''),
  validThrough: anyText,
})

export type TypedPosting = v.InferOutput<typeof typedPosting>

const yesNo = (answer: boolean | null | undefined) => (answer ? 'yes' : answer === false ? 'no' : '')

const keyed = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ key: String(index + 1), ...item }))

/** Form values of a saved posting. */
export const typedOf = (posting: PostingContent): TypedPosting => ({
  ...posting,
  requirements: keyed(posting.requirements),
  workplace: posting.workplace ?? '',
  places: keyed(posting.places),
  regions: posting.regions.join(', '),
  employmentType: posting.employmentType ?? '',
  weeklyHours: {
    min: String(posting.weeklyHours?.min ?? ''),
    max: String(posting.weeklyHours?.max ?? ''),
  },
  pay: typedPay(posting.pay),
  benefits: keyed(posting.benefits.map((benefit) => ({ text: benefit }))),
  level: posting.level ?? '',
  openings: String(posting.openings),
  answerDays: String(posting.answerDays),
  steps: keyed(posting.steps.map(({ name, days }) => ({ name, days: days === null ? '' : String(days) }))),
  questions: posting.questions.map(({ options, knockOut, ...question }) => ({
    ...question,
    options: options.join('\n'),
    knockOut: typedAnswer(knockOut?.equals),
  })),
  existingVacancy: yesNo(posting.existingVacancy),
  aiInScreening: { used: yesNo(posting.aiInScreening?.used), how: posting.aiInScreening?.how ?? '' },
  hidesNames: yesNo(posting.hidesNames),
  retentionMonths: String(posting.retentionMonths),
  visa: posting.visa ?? '',
  validThrough: posting.validThrough ?? '',
})

const typedPay = (pay: PostingContent['pay']): TypedPosting['pay'] =>
  pay
    ? { ...pay, min: toUnits(pay.min, pay.currency), max: toUnits(pay.max, pay.currency) }
    : { min: '', max: '', currency: '', period: 'year' }

const typedAnswer = (answer: string | number | boolean | undefined) =>
  typeof answer === 'boolean' ? yesNo(answer) : String(answer ?? '')

export interface Parsed {
  readonly posting: PostingContent
  /** Fields left out because they are invalid or incomplete. `posting` has their saved values instead. */
  readonly held: readonly PostingField[]
  /** Messages by field path: `posting.pay.max`, `posting.steps.0.name`. */
  readonly problems: Readonly<Record<string, string>>
}

/**
 * Extracts the valid fields from form values. An invalid or incomplete field keeps its saved value, so that
 * the other fields can be saved.
 *
 * @param saved content of the posting as last saved
 */
export function parseTyped(typed: TypedPosting, saved: PostingContent): Parsed {
  const inputs = inputsOf(typed)
  const posting: Record<string, unknown> = { ...saved }
  const held: PostingField[] = []
  const problems: Record<string, string> = {}
  for (const field of postingFields) {
    const { value, rows } = inputs[field]
    const parsed = v.safeParse(postingContent.entries[field], value)
    if (parsed.success) {
      posting[field] = parsed.output
      continue
    }
    held.push(field)
    // A range with only one end filled in is incomplete, not invalid: the other end probably follows.
    if ((field === 'pay' || field === 'weeklyHours') && Object.values(typed[field]).includes('')) continue
    for (const { path = [], message } of parsed.issues) {
      const [first, ...rest] = path.map(({ key }) => String(key))
      const within = first === undefined ? [] : [rows?.[Number(first)] ?? first, ...rest]
      problems[['posting', field, ...within].join('.')] ??= message
    }
  }
  return { posting: v.parse(postingContent, posting), held, problems }
}

/** Input of a field. For a list, `rows` maps the filled-in items to their positions in the form. */
interface Input {
  readonly value: unknown
  readonly rows?: readonly number[]
}

const inputsOf = (typed: TypedPosting): Readonly<Record<PostingField, Input>> => ({
  title: { value: typed.title },
  summary: { value: typed.summary },
  description: { value: typed.description },
  requirements: filled(typed.requirements, ({ text, kind }) => text.trim() !== '' && { text, kind }),
  workplace: { value: typed.workplace || null },
  places: filled(typed.places, ({ key, ...place }) => place),
  regions: {
    value: typed.regions
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  },
  employmentType: { value: typed.employmentType || null },
  weeklyHours: { value: weeklyHoursOf(typed.weeklyHours) },
  pay: { value: payOf(typed.pay) },
  payNote: { value: typed.payNote },
  benefits: filled(typed.benefits, ({ text }) => text.trim() !== '' && text),
  level: { value: typed.level || null },
  openings: { value: wholeNumber(typed.openings) },
  answerDays: { value: wholeNumber(typed.answerDays) },
  steps: filled(
    typed.steps,
    ({ name, days }) =>
      (name.trim() !== '' || days.trim() !== '') && {
        name,
        days: days.trim() === '' ? null : wholeNumber(days),
      },
  ),
  questions: filled(
    typed.questions,
    ({ options, knockOut, ...question }) =>
      (question.label.trim() !== '' || options.trim() !== '') && {
        ...question,
        options: question.kind === 'choice' ? linesOf(options) : [],
        knockOut: answerOf(question.kind, knockOut),
      },
  ),
  existingVacancy: { value: answered(typed.existingVacancy) },
  aiInScreening: {
    value:
      typed.aiInScreening.used === ''
        ? null
        : { ...typed.aiInScreening, used: typed.aiInScreening.used === 'yes' },
  },
  contact: { value: typed.contact },
  hidesNames: { value: typed.hidesNames === 'yes' },
  retentionMonths: { value: wholeNumber(typed.retentionMonths) },
  visa: { value: typed.visa || null },
  validThrough: { value: typed.validThrough || null },
})

/** Items of a list that are filled in, with their positions in the form. */
function filled<Item>(items: readonly Item[], read: (item: Item) => unknown): Input {
  const rows = items.flatMap((item, index) => (read(item) === false ? [] : [index]))
  return { value: items.map(read).filter((said) => said !== false), rows }
}

const wholeNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed)

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const answered = (typed: string) => (typed === '' ? null : typed === 'yes')

function payOf({ min, max, currency, period }: TypedPosting['pay']) {
  if (min.trim() === '' && max.trim() === '') return null
  const amount = (typed: string) => (currency === '' ? typed : toMinor(typed, currency))
  return { min: amount(min), max: amount(max), currency: currency || null, period: period || null }
}

function weeklyHoursOf({ min, max }: TypedPosting['weeklyHours']) {
  if (min.trim() === '' && max.trim() === '') return null
  return { min: wholeNumber(min), max: wholeNumber(max) }
}

function answerOf(kind: string, typed: string) {
  if (typed.trim() === '' || kind === 'short' || kind === 'long') return null
  if (kind === 'yesNo') return { equals: typed === 'yes' }
  return { equals: kind === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed }
}

/** Names of the fields in which two sets of form values differ. */
export const differencesOf = (one: TypedPosting, other: TypedPosting) =>
  postingFields.filter((field) => !isSame(one[field], other[field]))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
