import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'

interface RoleWords {
  readonly area: string
  readonly login: string
  readonly register: string
  readonly home: { readonly text: string; readonly href: string; readonly action: string }
}

/** What differs between the pages of the two roles. */
export const roleWords: Readonly<Record<Role, RoleWords>> = {
  candidate: {
    area: 'Candidate',
    login: 'Login',
    register: 'Create account',
    home: {
      text: 'Jobs that fit you and the state of your applications will be shown here. Until then, complete your profile.',
      href: paths.profile,
      action: 'Open your profile',
    },
  },
  employer: {
    area: 'Employer',
    login: 'Employer login',
    register: 'Create an employer account',
    home: {
      text: 'The candidates who apply for your positions will be shown here. Until then, tell them about your company.',
      href: paths.company,
      action: 'Open your company',
    },
  },
}
