import * as v from 'valibot'
import { toMinor, toUnits } from '../postings/money.ts'
import { profileContent, type ProfileContent } from './profile.ts'

const anyText = v.string()

const rowsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.array(v.object({ /** Stable identity of a row while rows are reordered. */ key: v.string(), ...entries }))

/** Form values of a profile as entered; `parseProfile` extracts the valid part. */
export const typedProfile = v.object({
  headline: anyText,
  about: anyText,
  skills: rowsOf({ name: anyText, evidence: v.array(anyText) }),
  experience: rowsOf({
    name: anyText,
    position: anyText,
    location: anyText,
    startDate: anyText,
    endDate: anyText,
    summary: anyText,
  }),
  education: rowsOf({
    institution: anyText,
    area: anyText,
    studyType: anyText,
    startDate: anyText,
    endDate: anyText,
  }),
  languages: rowsOf({ language: anyText, level: anyText }),
  rightToWork: v.array(anyText),
  notice: anyText,
  availableFrom: anyText,
  links: rowsOf({ url: anyText }),
  /** Id of the resume that the lists come from; empty if they are edited here. */
  resumeId: anyText,
  titles: rowsOf({ title: anyText }),
  places: rowsOf({
    name: anyText,
    region: anyText,
    country: anyText,
    lat: v.number(),
    lon: v.number(),
    radius: anyText,
  }),
  isRemote: v.boolean(),
  types: v.array(anyText),
  levels: v.array(anyText),
  payFloor: v.object({ amount: anyText, currency: anyText, period: anyText }),
})

export type TypedProfile = v.InferOutput<typeof typedProfile>

const keyed = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ key: String(index + 1), ...item }))

/** Form values of a saved profile. */
export function typedProfileOf(profile: ProfileContent): TypedProfile {
  const { looksFor, notice } = profile
  return {
    headline: profile.headline,
    about: profile.about,
    skills: keyed(profile.skills),
    experience: keyed(profile.experience),
    education: keyed(profile.education),
    languages: keyed(profile.languages),
    rightToWork: profile.rightToWork,
    notice: notice === null ? '' : String(notice),
    availableFrom: profile.availableFrom ?? '',
    links: keyed(profile.links.map((url) => ({ url }))),
    resumeId: profile.resumeId ?? '',
    titles: keyed(looksFor.titles.map((title) => ({ title }))),
    places: keyed(looksFor.places.map((place) => ({ ...place, radius: String(place.radius) }))),
    isRemote: looksFor.isRemote,
    types: looksFor.types,
    levels: looksFor.levels,
    payFloor: typedPay(looksFor.payFloor),
  }
}

const typedPay = (pay: ProfileContent['looksFor']['payFloor']): TypedProfile['payFloor'] =>
  pay
    ? { amount: toUnits(pay.amount, pay.currency), currency: pay.currency, period: pay.period }
    : { amount: '', currency: '', period: 'year' }

export interface ParsedProfile {
  readonly profile: ProfileContent
  /** True while form values are invalid or incomplete. `profile` has their saved values instead. */
  readonly isHeld: boolean
  /** Messages by path of the form control: `profile.headline`, `profile.skills.0.name`. */
  readonly problems: Readonly<Record<string, string>>
}

type Field = keyof TypedProfile

/**
 * Schema and input of a field. For a list, `rows` maps the filled-in items to their positions in the form.
 */
interface Reading {
  readonly schema: v.GenericSchema
  readonly value: unknown
  readonly rows?: readonly number[]
}

/** Items of a list that are filled in, with their positions in the form. */
function filled<Item>(
  schema: v.GenericSchema,
  items: readonly Item[],
  read: (item: Item) => unknown,
): Reading {
  const rows = items.flatMap((item, index) => (read(item) === undefined ? [] : [index]))
  return { schema, value: items.map(read).filter((each) => each !== undefined), rows }
}

const isTyped = (...texts: readonly string[]) => texts.some((text) => text.trim() !== '')

const { entries } = profileContent
const sought = entries.looksFor.entries

/** Fields are validated separately, so that an invalid one does not prevent saving the others. */
const readingsOf = (typed: TypedProfile): Readonly<Record<Field, Reading>> => ({
  headline: { schema: entries.headline, value: typed.headline },
  about: { schema: entries.about, value: typed.about },
  skills: filled(entries.skills, typed.skills, ({ key: _, ...skill }) =>
    isTyped(skill.name, ...skill.evidence) ? skill : undefined,
  ),
  experience: filled(entries.experience, typed.experience, ({ key: _, ...entry }) =>
    isTyped(...Object.values(entry)) ? entry : undefined,
  ),
  education: filled(entries.education, typed.education, ({ key: _, ...entry }) =>
    isTyped(...Object.values(entry)) ? entry : undefined,
  ),
  languages: filled(entries.languages, typed.languages, ({ language, level }) =>
    isTyped(language) ? { language, level } : undefined,
  ),
  rightToWork: { schema: entries.rightToWork, value: typed.rightToWork },
  notice: { schema: entries.notice, value: typed.notice === '' ? null : Number(typed.notice) },
  availableFrom: { schema: entries.availableFrom, value: typed.availableFrom || null },
  links: filled(entries.links, typed.links, ({ url }) => (isTyped(url) ? url : undefined)),
  resumeId: { schema: entries.resumeId, value: typed.resumeId || null },
  titles: filled(sought.titles, typed.titles, ({ title }) => (isTyped(title) ? title : undefined)),
  places: filled(sought.places, typed.places, ({ key: _, ...place }) => ({
    ...place,
    radius: Number(place.radius),
  })),
  isRemote: { schema: sought.isRemote, value: typed.isRemote },
  types: { schema: sought.types, value: typed.types },
  levels: { schema: sought.levels, value: typed.levels },
  payFloor: { schema: sought.payFloor, value: payOf(typed.payFloor) },
})

function payOf({ amount, currency, period }: TypedProfile['payFloor']) {
  if (!isTyped(amount)) return null
  return {
    amount: currency === '' ? amount : toMinor(amount, currency),
    currency: currency || null,
    period: period || null,
  }
}

const soughtFields = ['titles', 'places', 'isRemote', 'types', 'levels', 'payFloor'] as const

/**
 * Extracts the valid fields from form values. An invalid or incomplete field keeps its saved value, so that
 * the other fields can be saved.
 *
 * @param saved content of the profile as last saved
 */
export function parseProfile(typed: TypedProfile, saved: ProfileContent): ParsedProfile {
  const { looksFor, ...own } = saved
  const content: Record<string, unknown> = { ...own, ...looksFor }
  const problems: Record<string, string> = {}
  let isHeld = false
  for (const [field, { rows, schema, value }] of Object.entries(readingsOf(typed))) {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) content[field] = parsed.output
    else {
      isHeld = true
      for (const issue of parsed.issues) problems[pathOf(field, rows, issue)] ??= issue.message
    }
  }
  const looked = Object.fromEntries(soughtFields.map((field) => [field, content[field]]))
  const rest = Object.fromEntries(
    Object.entries(content).filter(([field]) => !soughtFields.some((each) => each === field)),
  )
  return { profile: v.parse(profileContent, { ...rest, looksFor: looked }), isHeld, problems }
}

/** Path of the form control that an issue is about. Positions include rows that are empty. */
function pathOf(field: string, rows: readonly number[] | undefined, issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const [first, ...others] = keys
  const path = rows && typeof first === 'number' ? [rows[first] ?? first, ...others] : keys
  return ['profile', field, ...path].join('.')
}

const fields = Object.keys(typedProfile.entries).filter((name): name is Field => name in typedProfile.entries)

/** Names of the fields in which two sets of form values differ. */
export const differencesOf = (one: TypedProfile, other: TypedProfile): readonly Field[] =>
  fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
