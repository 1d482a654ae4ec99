import type { Role } from '../../contract/roles.ts'

interface RoleWords {
  readonly area: string
  readonly login: string
  readonly register: string
}

/** Texts that differ between the pages of the two roles. */
export const roleWords: Readonly<Record<Role, RoleWords>> = {
  candidate: {
    area: 'Candidate',
    login: 'Login',
    register: 'Create account',
  },
  employer: {
    area: 'Employer',
    login: 'Employer login',
    register: 'Create an employer account',
  },
}
