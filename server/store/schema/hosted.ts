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
