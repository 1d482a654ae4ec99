import { noticePeriods } from '../../contract/talent/profile.ts'
import { radii } from '../../contract/search/choices.ts'
import { cellsOf, cellsWithin } from '../search/cells.ts'
import {
  areasOf,
  inEveryWay,
  OPEN,
  traitOf,
  within,
  wordTraitsOf,
  type Area,
  type Choice,
} from '../search/traits.ts'
import { termsOf } from '../search/words/terms.ts'
import type { StoredProfile } from './shownProfile.ts'

/** Maximum number of words of a name in one trait. */
const LONGEST_RUN = 4

type NameKind = 'skill' | 'language'

const runTrait = (kind: NameKind, terms: readonly string[]) => `${kind}_${terms.join('_')}`

/** Traits of a name: all sequences of its words, so that "carpentry" finds "finish carpentry". */
function runsOf(kind: NameKind, name: string): readonly string[] {
  const terms = termsOf(name)
  return terms.flatMap((_, from) =>
    terms
      .slice(from, from + LONGEST_RUN)
      .map((__, more) => runTrait(kind, terms.slice(from, from + more + 1))),
  )
}

/** Traits that are all required to find a profile by these consecutive words of a name. */
export function traitsNaming(kind: NameKind, name: string): readonly string[] {
  const terms = termsOf(name)
  if (terms.length <= LONGEST_RUN) return terms.length === 0 ? [] : [runTrait(kind, terms)]
  return terms
    .slice(0, terms.length - LONGEST_RUN + 1)
    .map((_, from) => runTrait(kind, terms.slice(from, from + LONGEST_RUN)))
}

/** Trait of people who can start within a number of days. */
export const noticeTrait = (days: number) => `notice_${days}`

/** Preferred workplaces of a profile. */
export const workplacesOf = ({ looksFor }: StoredProfile) => [
  ...(looksFor.places.length > 0 ? (['onSite'] as const) : []),
  ...(looksFor.isRemote ? (['remote'] as const) : []),
]

const choicesOf = (profile: StoredProfile): readonly (readonly Choice[])[] => [
  workplacesOf(profile).map((value): Choice => ['workplace', value]),
  profile.looksFor.types.map((value): Choice => ['type', value]),
  profile.looksFor.levels.map((value): Choice => ['level', value]),
]

/**
 * Cell trait that includes the person's radius, so that a search does not have to cover the largest radius
 * for everyone.
 */
const ofRadius = (radius: number, cell: string) => `within${radius}_${cell}`

/** All traits of a profile, for filters and sorting. */
export function traitsOfProfile(profile: StoredProfile): readonly string[] {
  const { headline, languages, looksFor, notice, skills } = profile
  return [
    ...new Set([
      OPEN,
      ...inEveryWay(choicesOf(profile)).map((way) => traitOf(...way)),
      ...skills.flatMap(({ name }) => runsOf('skill', name)),
      ...languages.flatMap(({ language }) => runsOf('language', language)),
      ...noticePeriods.filter((days) => notice !== null && notice <= days).map(noticeTrait),
      ...looksFor.places.flatMap((place) => cellsOf(place).map((cell) => ofRadius(place.radius, cell))),
      ...looksFor.places.flatMap(areasOf),
      ...wordTraitsOf(
        [headline, ...looksFor.titles],
        skills.map(({ name }) => name),
      ),
    ]),
  ]
}

/**
 * Traits of people who want to work on site in an area, of which a match has at least one: for a city the
 * cells around it, which include false positives; for a region or country exact ones.
 */
export const traitsAround = (area: Area, radius: number): readonly string[] =>
  area.kind === 'city'
    ? radii.flatMap((own) => cellsWithin(area, radius + own).map((cell) => ofRadius(own, cell)))
    : [within(area.country, area.code)]

/** Texts of a profile for the full-text index, headline and titles first. */
export function textsOfProfile(profile: StoredProfile): {
  readonly titles: readonly string[]
  readonly others: readonly string[]
} {
  const { about, education, experience, headline, languages, looksFor, name, skills } = profile
  return {
    titles: [headline, ...looksFor.titles],
    others: [
      ...skills.flatMap((skill) => [skill.name, ...skill.evidence]),
      about,
      ...experience.flatMap((entry) => [entry.position, entry.name, entry.location, entry.summary]),
      ...education.flatMap((entry) => [entry.studyType, entry.area, entry.institution]),
      ...languages.map(({ language }) => language),
      ...(name ? [`${name.firstName} ${name.lastName}`] : []),
    ],
  }
}
