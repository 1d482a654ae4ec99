import type { Role } from '../../../contract/roles.ts'

/** A provider that is connected to an account: one of each at most. */
export interface IdentitiesTable {
  account_id: string
  /** Role of the account: one person may have two accounts. */
  role: Role
  /** Name in the settings. */
  provider: string
  issuer: string
  /** Subject: the issuer's id of the person. */
  subject: string
  /** Address at the issuer in canonical form; empty where it names none. */
  email_address: string
  /** True if the issuer has verified that address. */
  is_verified: number
  linked_at: number
}

/** A sign-in with a provider that is under way in a browser. */
export interface ProviderFlowsTable {
  browser_hash: string
  role: Role
  provider: string
  /** Page to open afterwards, or empty. */
  next: string
  /** JSON of who came back from the provider; null before. */
  person: string | null
  /** Account that connects the provider; null for a login. */
  account_id: string | null
  /** JSON of the client of the hosted API that began it; null for a login in the application. */
  hosted: string | null
  expires_at: number
}

/** A change of an e-mail address. */
export interface AddressChangesTable {
  id: string
  account_id: string
  /** `confirm`: the new address is still to be proven. `undo`: the old address can take the change back. */
  purpose: 'confirm' | 'undo'
  /** In canonical form: the new address of one to confirm, the old one of one to undo. */
  email_address: string
  /** Null until the mail is written. */
  code_hash: string | null
  created_at: number
  expires_at: number
}
