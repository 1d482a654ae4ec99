import * as v from 'valibot'
import { date, highlights, line, resumeCounts, text, url } from './fields.ts'
import { boundedList, boundedRecord, looseObject } from '../schemas/shapes.ts'

/** Design of a resume (design, 5). */
export const templates = ['plain', 'serif', 'margin', 'way'] as const
export const accents = ['evergreen', 'ink', 'sea', 'plum', 'brick', 'umber'] as const
export const faces = ['template', 'sans', 'serif', 'outfit'] as const
export const sizes = ['small', 'normal', 'large'] as const
export const spacings = ['tight', 'normal', 'wide'] as const
export const pageSizes = ['a4', 'letter'] as const

/** Sections of JSON Resume in default order. */
export const sectionKeys = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const

export type SectionKey = (typeof sectionKeys)[number]

const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'Use small letters, digits, and hyphens.'))

/** Maximum number of sections of a resume, including custom ones. */
const mostSections = 40

/** Section of a resume; its index in the list is its position. */
const section = looseObject({
  /** One of `sectionKeys`, or the key of a custom section. */
  key,
  /** Heading; null for the default in the resume's language. */
  title: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null),
  isHidden: v.optional(v.boolean(), false),
})

/** Item of a custom section. */
const customItem = looseObject({
  name: line(),
  subtitle: line(),
  startDate: date,
  endDate: date,
  url,
  summary: text(),
  highlights,
})

/**
 * Settings without a place in JSON Resume: design, order of sections, hidden parts, and custom sections,
 * whose items are in `custom` by section key.
 */
export const look = looseObject({
  template: v.optional(v.picklist(templates, 'Choose a template.'), 'plain'),
  accent: v.optional(v.picklist(accents, 'Choose an accent.'), 'evergreen'),
  face: v.optional(v.picklist(faces, 'Choose a font.'), 'template'),
  size: v.optional(v.picklist(sizes, 'Choose a size.'), 'normal'),
  spacing: v.optional(v.picklist(spacings, 'Choose a spacing.'), 'normal'),
  pageSize: v.optional(v.picklist(pageSizes, 'Choose a page size.'), 'a4'),
  /** Language of the resume as BCP 47 tag, for screen readers and for default headings. */
  language: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,8}$/, 'Choose a language.')),
    'en',
  ),
  sections: v.optional(boundedList(section, mostSections, `Add at most ${mostSections} sections.`), []),
  /** Items that are not printed, such as `work/2`: key of the list and index. */
  hidden: v.optional(boundedList(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}\/\d{1,3}$/)), 1_000), []),
  custom: v.optional(boundedRecord(key, boundedList(customItem, resumeCounts.items), mostSections), {}),
})

export type Look = v.InferOutput<typeof look>
