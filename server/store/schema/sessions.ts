export interface SessionsTable {
  token_hash: string
  account_id: string
  created_at: number
  /** When an unused session ends; moves on with use. */
  idle_expires_at: number
  /** When it ends however much it is used. */
  expires_at: number
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
