/** Passkeys of accounts: only the authenticator has the private key. */
export interface PasskeysTable {
  id: string
  account_id: string
  /** Base64url, as the authenticator names it; unique. */
  credential_id: string
  /** COSE, in base64url. */
  public_key: string
  /** Uses as the authenticator counts them; 0 where it does not. */
  counter: number
  /** Separated by commas: how the browser reaches the authenticator. */
  transports: string
  name: string
  created_at: number
  last_used_at: number | null
}

/** Challenges that an authenticator may sign once, for one browser. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  browser_hash: string
  /** The account that a passkey is added to; null where one is used. */
  account_id: string | null
  expires_at: number
}
