import * as v from 'valibot'
import { companyLogo } from '../media/companyLogo.ts'
import { postingContent } from '../postings/posting.ts'

// Apart from the search itself: the page of a job or a company shows jobs in a list, and searches for nothing.

/** A place as GeoNames knows it; a posting names its places in the same way. */
export const placeSchema = v.object({
  name: v.string(),
  /** Empty where it is not known, or nobody would name it. */
  region: v.string(),
  /** Its two letters. */
  country: v.string(),
  /** In degrees, as the longitude. */
  lat: v.number(),
  lon: v.number(),
})

export type Place = v.InferOutput<typeof placeSchema>

/** A place at which jobs are searched for. A region and a country have the position of their largest city. */
export const placeInSearch = v.object({
  ...placeSchema.entries,
  kind: v.picklist(['city', 'region', 'country']),
  /** Its name and where it is: typed as a place, these words mean it. */
  words: v.string(),
})

export type PlaceInSearch = v.InferOutput<typeof placeInSearch>

const { employmentType, level, pay, workplace } = postingContent.entries

/** A job in a list, for everybody. */
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
  /** The countries in which somebody may work remotely; none where it does not matter. */
  regions: v.array(v.string()),
  employmentType: employmentType.wrapped,
  level,
  pay,
  summary: v.string(),
  publishedAt: v.string(),
  /** When its employer last said that it is still open, if it had to be asked. */
  confirmedAt: v.nullable(v.string()),
  answerDays: v.number(),
  /** True if it belongs to a demo company. */
  isDemo: v.boolean(),
})

export type JobInList = v.InferOutput<typeof jobInList>
