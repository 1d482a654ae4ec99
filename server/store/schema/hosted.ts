import type { OneTimeCodePurpose } from '../../../contract/hosted/oneTimeCodes.ts'
import type { Role } from '../../../contract/roles.ts'

/** Public keys of hosted API clients. They are not secret: every browser that uses one can read it. */
export interface ApiKeysTable {
  id: string
  name: string
  public_key: string
  /** JSON list of allowed redirect origins, in addition to the own origin. */
  redirect_origins: string
  created_at: number
  revoked_at: number | null
}

/** Keys for signing access tokens. The newest one is used. */
export interface SigningKeysTable {
  id: string
  /** JSON Web Key. */
  private_key: string
  created_at: number
}

/** Refresh tokens of a session. Used ones are kept for some time, to detect reuse. */
export interface RefreshTokensTable {
  token_hash: string
  session_hash: string
  created_at: number
  used_at: number | null
}

/** Mailed codes. The newest few of an address and purpose are kept, even if the address has no account. */
export interface OneTimeCodesTable {
  id: string
  role: Role
  purpose: OneTimeCodePurpose
  /** Address that the code was mailed to. */
  email_address: string
  /** Account id; null if the address has no account. */
  account_id: string | null
  /** JSON of the person for whom the code creates an account. */
  person: string | null
  /** Keyed hash of the six digits. */
  code_hash: string
  link_hash: string
  /** PKCE challenge of the requesting client; null in the implicit flow. */
  code_challenge: string | null
  tries: number
  code_expires_at: number
  /** Expiry of the link. */
  expires_at: number
}

/** Authorization codes, which a client exchanges for a session that a browser started for it (PKCE). */
export interface AuthorizationCodesTable {
  code_hash: string
  session_hash: string
  code_challenge: string
  expires_at: number
}
