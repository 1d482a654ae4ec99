export interface SessionsTable {
  token_hash: string
  account_id: string
  created_at: number
  /** When an unused session ends; moves on with use. */
  idle_expires_at: number
  /** When it ends however much it is used. */
  expires_at: number
  /** Browser and system, such as `Firefox on Windows`; null for a session of an earlier version. */
  browser: string | null
  /** Prefix of the network that it was last used from, such as `203.0.113.x`; null for one of an earlier version. */
  network: string | null
}

export type CodePurpose = 'reset' | 'verification'

/** Mailed codes. The newest few of an account and purpose are kept. */
export interface CodesTable {
  account_id: string
  purpose: CodePurpose
  code_hash: string
  expires_at: number
}

/** The permission to set a new password: for one browser, one account and one code. */
export interface GrantsTable {
  browser_hash: string
  account_id: string
  code_hash: string
  expires_at: number
}
