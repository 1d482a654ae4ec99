import * as v from 'valibot'
import { money } from '../applications/offeredPay.ts'
import { id } from '../call.ts'
import { day } from '../postings/lifecycle.ts'
import { country, postingPlace } from '../postings/posting.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'
import { choices, radii } from '../search/choices.ts'
import { bounded, plainLine, plainText } from '../text.ts'

/** Maximum lengths in code points. */
export const profileLengths = {
  headline: 120,
  about: 2_000,
  /** Skill, language, or job title. */
  line: 80,
  /** Employer, position, school, or evidence of a skill. */
  entry: 200,
  summary: 1_000,
  link: 400,
} as const

/** Maximum number of items in each list. */
export const profileCounts = {
  skills: 50,
  evidence: 5,
  entries: 30,
  languages: 20,
  countries: 30,
  links: 5,
  titles: 10,
  places: 5,
} as const

/** Proficiency in a language, weakest first. */
export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const

/** Notice periods, in days. */
export const noticePeriods = [0, 7, 14, 30, 60, 90, 180] as const

const WRONG_LINE = 'Use letters, numbers, and signs on one line.'
const WRONG_TEXT = 'Use letters, numbers, signs, and line breaks only.'
const WRONG_DATE = 'Enter a year, or a year and a month, such as 2024-05.'
const WRONG_LINK = 'Enter a web address that starts with https://.'

const line = (max: number) => plainLine(max, WRONG_LINE)
const filled = (max: number) => v.pipe(line(max), v.nonEmpty('Fill this in, or remove it.'))

/** Year, month or day; empty for an open end. */
const date = v.pipe(
  bounded(10, WRONG_DATE),
  v.trim(),
  v.regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?)?$/, WRONG_DATE),
)

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

const skill = strictObject({
  name: filled(profileLengths.line),
  /** Entries of the resume that show the skill, such as "Site carpenter, Fernhill". */
  evidence: boundedList(filled(profileLengths.entry), profileCounts.evidence),
})

/** Experience entry, with the field names of JSON Resume 1.0.0. */
const experience = strictObject({
  name: line(profileLengths.entry),
  position: line(profileLengths.entry),
  location: line(profileLengths.entry),
  startDate: date,
  endDate: date,
  summary: plainText(profileLengths.summary, WRONG_TEXT),
})

const education = strictObject({
  institution: line(profileLengths.entry),
  area: line(profileLengths.entry),
  studyType: line(profileLengths.entry),
  startDate: date,
  endDate: date,
})

const language = strictObject({
  language: filled(profileLengths.line),
  level: v.picklist(languageLevels, 'Choose a level.'),
})

const soughtPlace = strictObject({
  ...postingPlace.entries,
  /** Radius in kilometers. */
  radius: v.picklist(radii, `Choose one of ${radii.join(', ')}.`),
})

/** Job preferences. */
const looksFor = strictObject({
  titles: boundedList(filled(profileLengths.line), profileCounts.titles),
  places: boundedList(soughtPlace, profileCounts.places),
  isRemote: v.boolean(),
  types: boundedList(v.picklist(choices.type, 'Choose a job type.'), choices.type.length),
  levels: boundedList(v.picklist(choices.level, 'Choose a level.'), choices.level.length),
  /** Minimum pay, used only for matching and never shown. */
  payFloor: v.optional(v.nullable(money), null),
})

/** Content of a candidate's profile. */
export const profileContent = strictObject({
  headline: line(profileLengths.headline),
  about: plainText(profileLengths.about, WRONG_TEXT),
  skills: boundedList(skill, profileCounts.skills),
  /**
   * If `resumeId` is set, experience and education come from the resume, and submitted values are ignored.
   */
  experience: boundedList(experience, profileCounts.entries),
  education: boundedList(education, profileCounts.entries),
  languages: boundedList(language, profileCounts.languages),
  /** Countries in which the candidate may work without a permit. */
  rightToWork: boundedList(country, profileCounts.countries),
  /** Notice period in days. */
  notice: v.optional(v.nullable(v.picklist(noticePeriods, 'Choose a notice period.')), null),
  availableFrom: v.optional(v.nullable(day), null),
  links: boundedList(
    v.pipe(line(profileLengths.link), v.check(isWebAddress, WRONG_LINK)),
    profileCounts.links,
  ),
  /** URL of the account photo. Read-only here: `set-photo` changes it. */
  photo: v.optional(bounded(400)),
  /**
   * Resume from which experience and education are kept up to date; null if they are edited in the profile.
   */
  resumeId: v.optional(v.nullable(id), null),
  looksFor,
})

export type ProfileContent = v.InferOutput<typeof profileContent>

export const emptyProfile: ProfileContent = {
  headline: '',
  about: '',
  skills: [],
  experience: [],
  education: [],
  languages: [],
  rightToWork: [],
  notice: null,
  availableFrom: null,
  links: [],
  resumeId: null,
  looksFor: { titles: [], places: [], isRemote: false, types: [], levels: [], payFloor: null },
}

/** Visibility: hidden, or visible to verified companies that are not excluded, without or with the name. */
export const visibilities = ['hidden', 'anonymous', 'named'] as const

export type Visibility = (typeof visibilities)[number]

/** Fields that employers filter by, most useful first. */
export const profileParts = [
  'headline',
  'skills',
  'experience',
  'titles',
  'places',
  'types',
  'levels',
  'notice',
  'languages',
  'rightToWork',
] as const

export type ProfilePart = (typeof profileParts)[number]

/** Fields that employers filter by and that are empty. */
export function missingInProfile(profile: ProfileContent): readonly ProfilePart[] {
  const { looksFor: sought, notice } = profile
  const isFilled: Readonly<Record<ProfilePart, boolean>> = {
    headline: profile.headline !== '',
    skills: profile.skills.length > 0,
    experience: profile.experience.length > 0,
    titles: sought.titles.length > 0,
    places: sought.places.length > 0 || sought.isRemote,
    types: sought.types.length > 0,
    levels: sought.levels.length > 0,
    notice: notice !== null || profile.availableFrom !== null,
    languages: profile.languages.length > 0,
    rightToWork: profile.rightToWork.length > 0,
  }
  return profileParts.filter((part) => !isFilled[part])
}

const { payFloor: _, ...shownLooksFor } = looksFor.entries
const { resumeId: __, looksFor: ___, photo: ____, ...shownContent } = profileContent.entries

/** Profile as a company may see it. */
export const shownProfile = v.object({
  /** Id specific to the company. It is meaningless to other companies. */
  id: v.string(),
  ...shownContent,
  looksFor: v.object(shownLooksFor),
  /** Absent in an anonymous profile, like photo and links. */
  name: v.optional(v.object({ firstName: v.string(), lastName: v.string() })),
  photo: v.optional(v.string()),
  /** Preferred places of work, such as "Leeds, United Kingdom". */
  place: v.nullable(v.string()),
  /** Years of experience; null if the entries have no dates. */
  years: v.nullable(v.number()),
  /** Day of the last activity, `YYYY-MM-DD`. */
  updatedAt: v.string(),
})

export type ShownProfile = v.InferOutput<typeof shownProfile>
