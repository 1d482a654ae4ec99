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
} as const satisfies Readonly<Record<string, ViewNotes>>
