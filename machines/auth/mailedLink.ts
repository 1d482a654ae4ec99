import type { Role } from '../../contract/roles.ts'

/** Parameters of a mailed link: role, address and code. */
export interface MailedLink {
  readonly role: Role
  readonly emailAddress: string
  readonly code: string
}
