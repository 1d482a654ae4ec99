import type { Role } from '../../contract/roles.ts'

/** What differs between the pages of the two roles. */
export const roleWords: Readonly<Record<Role, { readonly login: string; readonly register: string }>> = {
  candidate: { login: 'Login', register: 'Create account' },
  employer: { login: 'Employer login', register: 'Create an employer account' },
}
