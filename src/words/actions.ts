import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'

export interface Action {
  readonly label: string
  readonly href: string
  /** It makes no sense for who is signed in. */
  readonly forGuests?: true
}

const join: Action = { label: 'Create an account', href: paths.chooseRegister, forGuests: true }
const joinAsCandidate: Action = { ...join, href: paths.register('candidate') }
const openProfile: Action = { label: 'Open your profile', href: paths.profile }
const openSettings = (role: Role): Action => ({ label: 'Open Settings', href: paths.settings[role] })

/** What to do on a page that has nothing to do yet, by its path. */
export const actions: Readonly<Record<string, Action>> = {
  '/features': join,
  '/resumes': joinAsCandidate,
  '/cover-letters': joinAsCandidate,
  '/pricing': join,
  '/candidate/resumes': openProfile,
  '/candidate/cover-letters': openProfile,
  '/candidate/applications': openProfile,
  [paths.help.candidate]: openSettings('candidate'),
  [paths.help.employer]: openSettings('employer'),
}
