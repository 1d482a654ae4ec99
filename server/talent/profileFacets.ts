import { choices } from '../../contract/search/choices.ts'
import { noticePeriods } from '../../contract/talent/profile.ts'
import { activityAges, soughtWorkplaces } from '../../contract/talent/search.ts'
import { workplacesOf } from './profileTraits.ts'
import type { StoredProfile } from './shownProfile.ts'

/** Options of each facet. A person may match several of one. */
export const facetOptions = {
  workplace: soughtWorkplaces,
  type: choices.type,
  level: choices.level,
  /** Cumulative: a person who can start within 14 days also matches 30. */
  notice: noticePeriods,
  /** Cumulative, too. It depends on the day of the search, so the index has no bits for it. */
  updated: activityAges,
} as const

export type FacetName = keyof typeof facetOptions

export const facetNames = ['workplace', 'type', 'level', 'notice', 'updated'] as const satisfies FacetName[]

/** Offset of the first bit of each facet. */
const shifts: Record<FacetName, number> = { workplace: 0, type: 0, level: 0, notice: 0, updated: 0 }
let bitsTaken = 0
for (const name of facetNames) {
  shifts[name] = bitsTaken
  bitsTaken += facetOptions[name].length
}

const optionsOf = (name: FacetName): readonly (string | number)[] => facetOptions[name]

export const facetBit = (name: FacetName, option: string | number) =>
  2 ** (shifts[name] + optionsOf(name).indexOf(option))

const bitsOf = (name: FacetName, options: readonly (string | number)[]) =>
  [...new Set(options)].reduce<number>((bits, option) => bits + facetBit(name, option), 0)

/** Bit set of the options that a profile matches, except the time since the last activity. */
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

/** True if the bit set contains one of the selected options, or none is selected. */
export const hasFacet = (bits: number, name: FacetName, chosen: readonly (string | number)[]) =>
  chosen.length === 0 || (bits & bitsOf(name, chosen)) !== 0
