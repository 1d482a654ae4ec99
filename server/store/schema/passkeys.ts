/** Passkeys of accounts. The private key stays in the authenticator. */
export interface PasskeysTable {
  id: string
  account_id: string
  /** Credential id in base64url; unique. */
  credential_id: string
  /** COSE public key in base64url. */
  public_key: string
  /** Signature counter of the authenticator; 0 if it does not count. */
  counter: number
  /** Transports between browser and authenticator, separated by commas. */
  transports: string
  name: string
  created_at: number
  last_used_at: number | null
}

/** One-time challenges for an authenticator, bound to a browser. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  browser_hash: string
  /** Account that a passkey is added to; null for using a passkey. */
  account_id: string | null
  expires_at: number
}
