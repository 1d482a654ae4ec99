import { paths } from '../../contract/paths.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import type { ViewNotes } from './viewNote.ts'

/** Notes on the views of profiles and of the talent search, by story title. */
export const talentNotes = {
  'Views/Profile overview': {
    purpose: 'A candidate sees the profile as others see it, chooses who sees it, and learns who has looked.',
    addresses: [paths.profile],
    width: 1440,
    keys: { Escape: 'In the question whether an exclusion is removed: cancels.' },
    questions: [],
  },
  'Views/Profile editor': {
    purpose: 'A candidate writes the profile, from a resume or by hand.',
    addresses: [paths.editProfile],
    width: 1440,
    keys: { 'Ctrl+S': 'Saves at once.', Escape: 'In the question whether to leave: stays.' },
    questions: [],
  },
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
  'Views/Talent/Person page': {
    purpose: 'A person of the talent search on a page of their own: save them, or invite them to apply.',
    addresses: [talentPaths.person(':id')],
    width: 904,
    questions: [],
  },
  'Views/Talent/Invite to apply': {
    purpose: 'A company chooses a job post and writes a message. What was typed stays when it is refused.',
    addresses: [talentPaths.talent, talentPaths.person(':id')],
    width: 600,
    keys: { Escape: 'Closes it.' },
    questions: [],
  },
  'Views/Talent/Shortlist': {
    purpose: 'People whom the company has saved, with notes that the team shares.',
    addresses: [`${talentPaths.talent}?tab=shortlist`],
    width: 904,
    questions: [],
  },
} as const satisfies Readonly<Record<string, ViewNotes>>
