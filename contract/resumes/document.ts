import * as v from 'valibot'
import { date, highlights, keywords, line, list, resumeCounts, text, url } from './fields.ts'
import { look } from './look.ts'
import { looseObject } from '../schemas/shapes.ts'

/** Maximum nesting of unknown fields. */
export const MAX_LEVELS = 12

/** Items of each list of a resume, with the field names of JSON Resume 1.0.0. */
export const resumeItems = {
  work: looseObject({
    name: line(),
    position: line(),
    location: line(),
    description: line(),
    url,
    startDate: date,
    endDate: date,
    summary: text(),
    highlights,
  }),
  volunteer: looseObject({
    organization: line(),
    position: line(),
    url,
    startDate: date,
    endDate: date,
    summary: text(),
    highlights,
  }),
  education: looseObject({
    institution: line(),
    url,
    area: line(),
    studyType: line(),
    startDate: date,
    endDate: date,
    score: line(),
    courses: highlights,
  }),
  awards: looseObject({ title: line(), date, awarder: line(), summary: text() }),
  certificates: looseObject({ name: line(), date, issuer: line(), url }),
  publications: looseObject({ name: line(), publisher: line(), releaseDate: date, url, summary: text() }),
  skills: looseObject({ name: line(), level: line(), keywords }),
  languages: looseObject({ language: line(), fluency: line() }),
  interests: looseObject({ name: line(), keywords }),
  references: looseObject({ name: line(), reference: text() }),
  projects: looseObject({
    name: line(),
    description: text(),
    highlights,
    keywords,
    startDate: date,
    endDate: date,
    url,
    roles: keywords,
    entity: line(),
    type: line(),
  }),
} as const

export type ListSection = keyof typeof resumeItems

const profile = looseObject({ network: line(), username: line(), url })

const basics = looseObject({
  name: line(),
  label: line(),
  image: url,
  email: line(),
  phone: line(),
  url,
  summary: text(),
  location: v.optional(
    looseObject({ address: line(), postalCode: line(), city: line(), countryCode: line(), region: line() }),
  ),
  profiles: list(profile, resumeCounts.profiles),
})

/**
 * Resume in the format of JSON Resume 1.0.0 (marketplace, 3), where all fields are optional. Unknown keys are
 * preserved, so that an export returns everything that was imported. Extensions are under `meta.jobgrove`.
 */
export const resumeDocument = v.pipe(
  looseObject({
    basics: v.optional(basics),
    work: list(resumeItems.work),
    volunteer: list(resumeItems.volunteer),
    education: list(resumeItems.education),
    awards: list(resumeItems.awards),
    certificates: list(resumeItems.certificates),
    publications: list(resumeItems.publications),
    skills: list(resumeItems.skills),
    languages: list(resumeItems.languages),
    interests: list(resumeItems.interests),
    references: list(resumeItems.references),
    projects: list(resumeItems.projects),
    meta: v.optional(looseObject({ jobgrove: v.optional(look) })),
  }),
  v.check(
    (document) => levelsOf(document) <= MAX_LEVELS,
    `This resume is nested more than ${MAX_LEVELS} levels deep.`,
  ),
)

export type ResumeDocument = v.InferOutput<typeof resumeDocument>

/** Document as input: missing properties of its design get defaults. */
export type ResumeDocumentInput = v.InferInput<typeof resumeDocument>

/** Depth of nested lists and objects; stops one level above the limit. */
export function levelsOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > MAX_LEVELS) return level
  let deepest = level + 1
  // A loop, because spreading a huge imported list into `Math.max` would exceed the argument limit.
  for (const held of Object.values(value)) deepest = Math.max(deepest, levelsOf(held, level + 1))
  return deepest
}
