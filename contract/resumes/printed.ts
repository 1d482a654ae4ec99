import * as v from 'valibot'
import type { ResumeDocument } from './document.ts'
import { countryInWords } from '../countryInWords.ts'
import { look as lookSchema, sectionKeys, type Look, type SectionKey } from './look.ts'
import { datesIn, hrefOf, itemsIn, linesIn, shownIn, type Dated } from './printedParts.ts'
import { printedWordsOf } from './printedWords.ts'

/** Printed text, and the field that it comes from. */
export interface Run {
  /**
   * Path of the field: `basics.name`, `work.0.position`, `custom.<key>.0.name`; of a heading
   * `sections.<key>`.
   */
  readonly path: string
  readonly text: string
  /** Link target; null without a link. */
  readonly href: string | null
  /** True to append the text to the preceding run with a comma, such as a country after its city. */
  readonly follows?: true
}

/** Item of a section, such as a position, a school or a skill. */
export interface PrintedItem {
  /** Single-line layout for skills, languages and interests: name, then details. */
  readonly line: readonly Run[]
  readonly note: Run | null
  readonly title: readonly Run[]
  readonly dates: Run | null
  readonly sub: readonly Run[]
  readonly paragraphs: readonly Run[]
  readonly bullets: readonly Run[]
}

export interface PrintedSection {
  readonly key: string
  readonly heading: Run
  readonly items: readonly PrintedItem[]
}

/** Printed parts of a resume, in reading order. */
export interface Printed {
  readonly look: Look
  readonly name: Run | null
  readonly role: Run | null
  readonly contact: readonly Run[]
  readonly sections: readonly PrintedSection[]
}

type Fields = Readonly<Record<string, unknown>>

const nothing: PrintedItem = {
  line: [],
  note: null,
  title: [],
  dates: null,
  sub: [],
  paragraphs: [],
  bullets: [],
}

/** Design of a resume, with defaults for missing settings. */
export const lookOf = ({ meta }: ResumeDocument): Look => meta?.jobgrove ?? v.parse(lookSchema, {})

/** All sections in order: explicitly ordered ones first, then the others in default order. */
export function sectionsIn({ custom, sections }: Look): Look['sections'] {
  const placed = new Set(sections.map(({ key }) => key))
  const others = [...sectionKeys, ...Object.keys(custom)].filter((key) => !placed.has(key))
  return [...sections, ...others.map((key) => ({ key, title: null, isHidden: false }))]
}

/** Printed parts of a resume, without hidden and empty ones. */
export function printedOf(document: ResumeDocument): Printed {
  const look = lookOf(document)
  const words = printedWordsOf(look.language)
  const basics = document.basics ?? {}
  const known = new Set<string>()
  const sections = sectionsIn(look).flatMap(({ key, isHidden, title }) => {
    if (isHidden || known.has(key)) return []
    known.add(key)
    const items = itemsOf(document, look, key)
    const heading = shownIn(title ?? '') || (isSection(key) ? words.headings[key] : key)
    return items.length === 0
      ? []
      : [{ key, heading: { path: `sections.${key}`, text: heading, href: null }, items }]
  })
  return {
    look,
    name: one(basics, 'basics', 'name'),
    role: one(basics, 'basics', 'label'),
    contact: contactOf(basics, look.language),
    sections,
  }
}

const isSection = (key: string): key is SectionKey => sectionKeys.some((each) => each === key)

function contactOf(basics: NonNullable<ResumeDocument['basics']>, language: string): readonly Run[] {
  const { location = {}, profiles = [] } = basics
  const streets = some(location, 'basics.location', ['address', 'postalCode'])
  return [
    ...some(basics, 'basics', ['email', 'phone', 'url']),
    ...streets,
    ...placeOf(location, language),
    ...profiles.flatMap((profile, index) =>
      some(profile, `basics.profiles.${index}`, ['network', 'username', 'url']),
    ),
  ]
}

/** City, region and country, such as "Kraków, Poland". A city state is named once. */
function placeOf(location: Fields, language: string): Run[] {
  const runs = some(location, 'basics.location', ['city', 'region', 'countryCode']).map((run) =>
    run.path === 'basics.location.countryCode'
      ? { ...run, text: shownIn(countryInWords(run.text, language)) }
      : run,
  )
  return runs
    .filter(({ text }, index) => runs.findIndex((other) => other.text === text) === index)
    .map((run, index) => (index === 0 ? run : { ...run, follows: true }))
}

/** Run for a single-line field; null if nothing of its text is visible. */
function one(fields: Fields, path: string, key: string): Run | null {
  const said = fields[key]
  const text = typeof said === 'string' ? shownIn(said) : ''
  return text === '' ? null : { path: `${path}.${key}`, text, href: hrefOf(key, text) }
}

const some = (fields: Fields, path: string, keys: readonly string[]): Run[] =>
  keys.flatMap((key) => one(fields, path, key) ?? [])

/** Runs for the paragraphs of a field. */
const all = (fields: Fields, path: string, key: string): Run[] => {
  const said = fields[key]
  return typeof said === 'string'
    ? linesIn(said).map((text) => ({ path: `${path}.${key}`, text, href: null }))
    : []
}

/** Runs for the texts of a list field. */
const each = (fields: Fields, path: string, key: string): Run[] => {
  const said: unknown = fields[key]
  const texts: readonly unknown[] = Array.isArray(said) ? said : []
  return texts.flatMap((text, index) => {
    const shown = typeof text === 'string' ? shownIn(text) : ''
    return shown === '' ? [] : [{ path: `${path}.${key}.${index}`, text: shown, href: null }]
  })
}

interface Plan {
  readonly title: readonly string[]
  readonly sub: readonly string[]
  readonly dates: Dated
  readonly texts?: readonly string[]
  readonly bullets?: string
}

const period = { from: 'startDate', to: 'endDate', goesOn: true } as const

/** Fields by their position in the layout, for the items of each section. */
const plans: Readonly<Record<string, Plan>> = {
  work: {
    title: ['position'],
    sub: ['name', 'location', 'url'],
    dates: period,
    texts: ['description', 'summary'],
    bullets: 'highlights',
  },
  volunteer: {
    title: ['position'],
    sub: ['organization', 'url'],
    dates: period,
    texts: ['summary'],
    bullets: 'highlights',
  },
  education: {
    title: ['studyType', 'area'],
    sub: ['institution', 'score', 'url'],
    dates: period,
    bullets: 'courses',
  },
  projects: {
    title: ['name'],
    sub: ['entity', 'type', 'url'],
    dates: period,
    texts: ['description'],
    bullets: 'highlights',
  },
  awards: { title: ['title'], sub: ['awarder'], dates: { from: 'date' }, texts: ['summary'] },
  certificates: { title: ['name'], sub: ['issuer', 'url'], dates: { from: 'date' } },
  publications: {
    title: ['name'],
    sub: ['publisher', 'url'],
    dates: { from: 'releaseDate' },
    texts: ['summary'],
  },
  references: { title: ['name'], sub: [], dates: {}, texts: ['reference'] },
}

const ofOnesOwn: Plan = {
  title: ['name'],
  sub: ['subtitle', 'url'],
  dates: { from: 'startDate', to: 'endDate' },
  texts: ['summary'],
  bullets: 'highlights',
}

/** Sections with single-line items: fields for the name, the level and the details. */
const lines: Readonly<
  Record<string, { readonly of: string; readonly note?: string; readonly words: string }>
> = {
  skills: { of: 'name', note: 'level', words: 'keywords' },
  languages: { of: 'language', words: 'fluency' },
  interests: { of: 'name', words: 'keywords' },
}

/** Printed period of an item, in a language; empty without dates. */
export const periodOf = (key: string, fields: Fields, language: string): string =>
  lines[key] ? '' : (datesIn(fields, key, (plans[key] ?? ofOnesOwn).dates, language)?.text ?? '')

function itemsOf(document: ResumeDocument, look: Look, key: string): readonly PrintedItem[] {
  if (key === 'summary') {
    const paragraphs = all(document.basics ?? {}, 'basics', 'summary')
    return paragraphs.length === 0 ? [] : [{ ...nothing, paragraphs }]
  }
  const isOwn = !isSection(key)
  return itemsIn(document, look, key).flatMap(({ fields, index }) => {
    const path = isOwn ? `custom.${key}.${index}` : `${key}.${index}`
    const item = lines[key]
      ? onOneLine(fields, path, key)
      : itemOf(fields, path, plans[key] ?? ofOnesOwn, look)
    const { bullets, dates, line, note, paragraphs, sub, title } = item
    const isEmpty =
      [line, title, sub, paragraphs, bullets].every(({ length }) => length === 0) && !dates && !note
    return isEmpty ? [] : [item]
  })
}

function onOneLine(fields: Fields, path: string, key: string): PrintedItem {
  const { note = '', of = '', words = '' } = lines[key] ?? {}
  const line = [...some(fields, path, [of]), ...some(fields, path, [words]), ...each(fields, path, words)]
  const level = one(fields, path, note)
  return line.length === 0 && level ? { ...nothing, line: [level] } : { ...nothing, line, note: level }
}

function itemOf(fields: Fields, path: string, plan: Plan, look: Look): PrintedItem {
  const titled = some(fields, path, plan.title)
  const below = some(fields, path, plan.sub)
  // An item without a title uses its first subtitle as title.
  const [title, sub] = titled.length > 0 ? [titled, below] : [below.slice(0, 1), below.slice(1)]
  return {
    ...nothing,
    title,
    sub: [...sub, ...['roles', 'keywords'].flatMap((key) => each(fields, path, key))],
    dates: datesIn(fields, path, plan.dates, look.language),
    paragraphs: (plan.texts ?? []).flatMap((key) => all(fields, path, key)),
    bullets: each(fields, path, plan.bullets ?? ''),
  }
}
