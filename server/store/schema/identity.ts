import type { Role } from '../../../contract/roles.ts'

/** Identity provider connected to an account; at most one identity per provider. */
export interface IdentitiesTable {
  account_id: string
  /** Role of the account, because a person may have an account in each role. */
  role: Role
  /** Name of the provider in the settings. */
  provider: string
  issuer: string
  /** Subject: id of the person at the issuer. */
  subject: string
  /** Canonical address at the issuer; empty if it returned none. */
  email_address: string
  /** True if the issuer has verified the address. */
  is_verified: number
  linked_at: number
}

/** Sign-in with a provider in progress. */
export interface ProviderFlowsTable {
  browser_hash: string
  role: Role
  provider: string
  /** Path to open afterwards; empty for the default. */
  next: string
  /** JSON of the identity from the provider; null before the return. */
  person: string | null
  /** Account that connects the provider; null for a login. */
  account_id: string | null
  /** JSON of the hosted API client that started the flow; null for the application. */
  hosted: string | null
  expires_at: number
}

/** Change of an account's email address. */
export interface AddressChangesTable {
  id: string
  account_id: string
  /** `confirm`: awaits confirmation by the new address. `undo`: can be reverted by the old address. */
  purpose: 'confirm' | 'undo'
  /** Canonical address: the new one for `confirm`, the old one for `undo`. */
  email_address: string
  /** Hash of the mailed code; null until the email is rendered. */
  code_hash: string | null
  created_at: number
  expires_at: number
}
