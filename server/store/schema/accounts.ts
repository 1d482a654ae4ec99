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
  /** Versions of the texts that its owner has accepted last, and when; null before the first time. */
  terms_version: string | null
  privacy_version: string | null
  terms_accepted_at: number | null
  /** When its owner was last told that the account is not used; null where it never was. */
  unused_notice_at: number | null
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
