import type { Role } from '../../contract/roles.ts'

/** What a mailed link carries: whose it is, and the code that proves it. */
export interface MailedLink {
  readonly role: Role
  readonly emailAddress: string
  readonly code: string
}
