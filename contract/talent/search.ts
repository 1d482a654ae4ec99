import * as v from 'valibot'
import { listPayload } from '../list.ts'
import { choices, radii, searchText } from '../search/choices.ts'
import { placeInSearch } from '../search/job.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'
import { bounded } from '../text.ts'
import { noticePeriods, profileLengths } from './profile.ts'

/** Preferred workplaces: at the preferred places, or remote. */
export const soughtWorkplaces = ['onSite', 'remote'] as const

/** Choices of the time since the last activity, in days. */
export const activityAges = [7, 30, 90] as const

export const personOrders = ['relevant', 'newest'] as const

const several = <Option extends string>(options: readonly Option[], message: string) =>
  v.optional(boundedList(v.picklist(options, message), options.length), [])

const words = (most: number) => v.optional(boundedList(bounded(profileLengths.line), most), [])

/** Criteria of the talent search. */
export const personCriteria = {
  /** Search words: all must match, `"a phrase"` literally; `-word` must not match. */
  q: v.optional(searchText, ''),
  place: v.optional(searchText, ''),
  /** Radius in kilometers. */
  radius: v.optional(v.picklist(radii, `Choose one of ${radii.join(', ')}.`), 25),
  workplace: several(soughtWorkplaces, 'Choose a workplace.'),
  type: several(choices.type, 'Choose a job type.'),
  level: several(choices.level, 'Choose a level.'),
  /** Skills, all of which are required. */
  skill: words(10),
  /** Languages, all of which are required. */
  language: words(5),
  /** Maximum notice period, in days. */
  notice: v.optional(v.picklist(noticePeriods, 'Choose a notice period.')),
  /** Maximum days since the last activity. */
  updated: v.optional(v.picklist(activityAges, `Choose one of ${activityAges.join(', ')}.`)),
  sort: v.optional(v.picklist(personOrders, `Choose one of ${personOrders.join(', ')}.`)),
} as const

export const profilesQuery = strictObject({ ...personCriteria, ...listPayload })

export type PersonCriteria = v.InferOutput<typeof profilesQuery>

/** Person in a list, as one company sees them. */
export const personInList = v.object({
  id: v.string(),
  headline: v.string(),
  /** Absent in an anonymous profile, like the photo. */
  name: v.optional(v.object({ firstName: v.string(), lastName: v.string() })),
  photo: v.optional(v.string()),
  place: v.nullable(v.string()),
  skills: v.array(v.string()),
  years: v.nullable(v.number()),
  notice: v.nullable(v.number()),
  availableFrom: v.nullable(v.string()),
  isRemote: v.boolean(),
  types: v.array(v.picklist(choices.type)),
  /** Day of the last activity, `YYYY-MM-DD`. */
  updatedAt: v.string(),
  /** True if a member of the company has saved the person. */
  isSaved: v.boolean(),
})

export type PersonInList = v.InferOutput<typeof personInList>

/** Facet counts: number of people by choice, ignoring the selected choices of the same filter. */
const counts = v.record(v.string(), v.number())

export const foundProfiles = v.object({
  people: v.array(personInList),
  /** Number of results, counted up to 1,000; `isCapped` if there are more. */
  total: v.object({ count: v.number(), isCapped: v.boolean() }),
  facets: v.object({ workplace: counts, type: counts, level: counts, notice: counts, updated: counts }),
  /** True if counts are lower bounds. */
  areFacetsCapped: v.boolean(),
  next: v.nullable(v.string()),
  /** Place that the text was resolved to, and other possible places. */
  place: v.nullable(v.object({ ...placeInSearch.entries, others: v.array(placeInSearch) })),
})

export type FoundProfiles = v.InferOutput<typeof foundProfiles>
