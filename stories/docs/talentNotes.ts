import { talentPaths } from '../../contract/talent/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the views of the talent search, by story title. */
export const talentNotes = {
  'Views/Talent/Profile': {
    purpose: 'A profile as a company sees it: in the talent search, and for its owner in the Overview.',
    addresses: [talentPaths.person(':id')],
    width: 904,
    questions: [],
  },
  'Views/Talent/Search': {
    purpose: 'A verified company searches people who are open to work, and invites them to apply.',
    addresses: [talentPaths.talent],
    width: 1440,
    keys: { Escape: 'In the person beside the list: goes back to the row.' },
    questions: [],
  },
} as const satisfies Readonly<Record<string, ViewNotes>>
