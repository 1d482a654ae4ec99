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
  /** Demo account, which receives no mail. */
  is_demo: Generated<number>
  /** When it is erased, once its owner has deleted it; 0 while it is being erased. */
  erase_at: Generated<number | null>
}

/** Deleted account, for a backup that is restored later: see server/privacy/erasureList.ts. */
export interface ErasuresTable {
  /** Outlives the account. */
  account_id: string
  /** When it is to be erased. */
  erase_at: number
  /** When that was done; null until then. */
  erased_at: number | null
}
