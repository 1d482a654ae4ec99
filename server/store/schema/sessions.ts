export interface SessionsTable {
  token_hash: string
  account_id: string
  created_at: number
  /** Expiry if unused; extended by each use. */
  idle_expires_at: number
  /** Absolute expiry, regardless of use. */
  expires_at: number
  /** Browser and system, such as `Firefox on Windows`; null for sessions from an earlier version. */
  browser: string | null
  /** Network prefix of the last request, such as `203.0.113.x`; null for sessions from an earlier version. */
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

/** Permission to set a new password, for one browser, account and code. */
export interface GrantsTable {
  browser_hash: string
  account_id: string
  code_hash: string
  expires_at: number
}
