import { choices } from '../../contract/search/choices.ts'
import { noticePeriods } from '../../contract/talent/profile.ts'
import { activityAges, soughtWorkplaces } from '../../contract/talent/search.ts'
import { workplacesOf } from './profileTraits.ts'
import type { StoredProfile } from './shownProfile.ts'

/** Options of each filter that is counted. A person may fit several of one. */
export const facetOptions = {
  workplace: soughtWorkplaces,
  type: choices.type,
  level: choices.level,
  /** A person who can start within 14 days can do so within 30. */
  notice: noticePeriods,
  /** As with notice. It depends on the day of the search, so the index has no bits of it. */
  updated: activityAges,
} as const

export type FacetName = keyof typeof facetOptions

export const facetNames = ['workplace', 'type', 'level', 'notice', 'updated'] as const satisfies FacetName[]

/** Place of the first bit of each facet, the lowest first. */
const shifts: Record<FacetName, number> = { workplace: 0, type: 0, level: 0, notice: 0, updated: 0 }
let bitsTaken = 0
for (const name of facetNames) {
  shifts[name] = bitsTaken
  bitsTaken += facetOptions[name].length
}

const optionsOf = (name: FacetName): readonly (string | number)[] => facetOptions[name]

/** Bit of an option. */
export const facetBit = (name: FacetName, option: string | number) =>
  2 ** (shifts[name] + optionsOf(name).indexOf(option))

const bitsOf = (name: FacetName, options: readonly (string | number)[]) =>
  [...new Set(options)].reduce<number>((bits, option) => bits + facetBit(name, option), 0)

/** Options of each facet that a profile matches, age excepted: one bit for each option. */
export const facetsOf = (profile: StoredProfile): number => {
  const { looksFor, notice } = profile
  return (
    bitsOf('workplace', workplacesOf(profile)) +
    bitsOf('type', looksFor.types) +
    bitsOf('level', looksFor.levels) +
    bitsOf(
      'notice',
      noticePeriods.filter((days) => notice !== null && notice <= days),
    )
  )
}

/** True if bits have one of the chosen options, or none is chosen. */
export const hasFacet = (bits: number, name: FacetName, chosen: readonly (string | number)[]) =>
  chosen.length === 0 || (bits & bitsOf(name, chosen)) !== 0
