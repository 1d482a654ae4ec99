import { maxExclusions } from '../../contract/talent/profileCalls.ts'
import { counted } from '../../contract/words/counted.ts'

/** Error messages about profiles that employers can find. */
export const talentRefusals = {
  unknownResume: 'Choose another resume.',
  visibleWithoutHeadline: 'Add a headline, or hide your profile first.',
  headlineMissing: 'Add a headline to your profile, then choose again.',
  manyExclusions: `You can exclude at most ${counted(maxExclusions, 'company or domain', 'companies and domains')}. Remove one first.`,
  publicDomain: 'Anyone can have an address at this domain. Exclude a company instead.',
} as const
