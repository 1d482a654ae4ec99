import type { OneTimeCodePurpose } from '../../../contract/hosted/oneTimeCodes.ts'
import type { Role } from '../../../contract/roles.ts'

/** Public keys of clients of the hosted API, which every browser that uses them can read. */
export interface ApiKeysTable {
  id: string
  name: string
  public_key: string
  /** JSON list of origins that a mailed link or a provider may lead back to, besides our own. */
  redirect_origins: string
  created_at: number
  revoked_at: number | null
}

/** Keys that sign access tokens. The newest one signs. */
export interface SigningKeysTable {
  id: string
  /** JSON Web Key. */
  private_key: string
  created_at: number
}

/** Refresh tokens of a session. Used ones stay for a while, so that a reuse is recognized. */
export interface RefreshTokensTable {
  token_hash: string
  session_hash: string
  created_at: number
  used_at: number | null
}

/** Mailed codes. The newest few of an address and purpose are kept, also of an address that has no account. */
export interface OneTimeCodesTable {
  id: string
  role: Role
  purpose: OneTimeCodePurpose
  /** Address that it was mailed to. */
  email_address: string
  /** Null where the address has no account. */
  account_id: string | null
  /** JSON of the person whose account it creates. */
  person: string | null
  /** Keyed hash of the six digits. */
  code_hash: string
  link_hash: string
  /** PKCE challenge of the client that asked for it; null in the implicit flow. */
  code_challenge: string | null
  tries: number
  code_expires_at: number
  /** End of the link. */
  expires_at: number
}

/** Codes with which a client gets a session that a browser has begun for it (PKCE). */
export interface AuthorizationCodesTable {
  code_hash: string
  session_hash: string
  code_challenge: string
  expires_at: number
}
