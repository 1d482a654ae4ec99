import * as v from 'valibot'
import { companyLogo } from '../media/companyLogo.ts'
import { postingContent } from '../postings/posting.ts'

// Separate from the search, because the pages of jobs and companies list jobs without searching.

/** Place in the naming of GeoNames, also used by postings. */
export const placeSchema = v.object({
  name: v.string(),
  /** Name of the region; empty if unknown or not usually mentioned. */
  region: v.string(),
  /** ISO 3166 code. */
  country: v.string(),
  /** Coordinates in degrees. */
  lat: v.number(),
  lon: v.number(),
})

export type Place = v.InferOutput<typeof placeSchema>

/** Place to search near. Regions and countries have the position of their largest city. */
export const placeInSearch = v.object({
  ...placeSchema.entries,
  kind: v.picklist(['city', 'region', 'country']),
  /** Full name, which resolves to this place when typed as search text. */
  words: v.string(),
})

export type PlaceInSearch = v.InferOutput<typeof placeInSearch>

const { employmentType, level, pay, workplace } = postingContent.entries

/** Job in a list, as the public sees it. */
export const jobInList = v.object({
  slug: v.string(),
  title: v.string(),
  company: v.object({
    slug: v.string(),
    name: v.string(),
    logo: companyLogo,
    proof: v.picklist(['none', 'domain']),
  }),
  places: v.array(placeSchema),
  workplace: workplace.wrapped,
  /** Countries from which remote work is possible; empty for no restriction. */
  regions: v.array(v.string()),
  employmentType: employmentType.wrapped,
  level,
  pay,
  summary: v.string(),
  publishedAt: v.string(),
  /** Time at which the employer last confirmed that the job is open; null if never asked. */
  confirmedAt: v.nullable(v.string()),
  answerDays: v.number(),
  /** True if it belongs to a demo company. */
  isDemo: v.boolean(),
})

export type JobInList = v.InferOutput<typeof jobInList>
