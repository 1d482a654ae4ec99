import type { Generated } from 'kysely'
import type { Role } from '../../../contract/roles.ts'

export interface AccountsTable {
  id: string
  role: Role
  /** Canonical email address; unique within a role. */
  email_address: string
  first_name: string
  last_name: string
  /** Username; empty until chosen. */
  user_name: string
  /** Username in lower case, unique within a role; null until chosen. */
  user_name_canonical: string | null
  provider: 'email' | 'social'
  picture: string
  password_hash: string
  verified_at: number | null
  created_at: number
  /** Time of the last login, including the registration. */
  last_login_at: number
  /** Latest accepted versions of the legal texts, and the time of acceptance; null if never accepted. */
  terms_version: string | null
  privacy_version: string | null
  terms_accepted_at: number | null
  /** Time of the last warning that the account is unused; null if none was sent. */
  unused_notice_at: number | null
  /** Demo account, which receives no mail. */
  is_demo: Generated<number>
  /** Time of the erasure of a deleted account; 0 while it is being erased; null if not deleted. */
  erase_at: Generated<number | null>
}

/** Deleted accounts, to repeat their erasure after an older backup is restored. */
export interface ErasuresTable {
  /** No foreign key: the row outlives the account. */
  account_id: string
  /** Time of the planned erasure. */
  erase_at: number
  /** Time of the erasure; null until then. */
  erased_at: number | null
}
