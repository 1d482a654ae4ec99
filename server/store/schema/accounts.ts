import type { Generated } from 'kysely'
import type { Role } from '../../../contract/roles.ts'

export interface AccountsTable {
  id: string
  role: Role
  /** In canonical form (contract/emailAddress.ts); unique within a role. */
  email_address: string
  first_name: string
  last_name: string
  /** Empty until the person chooses one. */
  user_name: string
  /** The user name in lower case; null until there is one; unique within a role. */
  user_name_canonical: string | null
  provider: 'email' | 'social'
  picture: string
  password_hash: string
  verified_at: number | null
  created_at: number
  /** The registration counts, too. */
  last_login_at: number
  /** Whether it is there to show the product: an invented person, who is mailed nothing. */
  is_demo: Generated<number>
}
