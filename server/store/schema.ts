import type { Kysely } from 'kysely'
import type { Role } from '../../contract/roles.ts'

// Only text and whole numbers, so that SQLite and PostgreSQL keep the same rows. Times are milliseconds since 1970.

export interface AccountsTable {
  id: string
  role: Role
  /** In canonical form (contract/emailAddress.ts); unique within a role. */
  email_address: string
  first_name: string
  last_name: string
  /** Empty until the person chooses one. */
  user_name: string
  /** The user name in lower case; null until there is one; unique within a role. */
  user_name_canonical: string | null
  provider: 'email' | 'social'
  picture: string
  password_hash: string
  verified_at: number | null
  created_at: number
  /** Of employers; empty for candidates. */
  company_name: string
  company_website: string
  company_about: string
}

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

/** One row per account and purpose: a new code replaces the one before. */
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

export type MailKind = 'verifyAddress' | 'resetPassword' | 'passwordChanged'

/** Mails to send. A row is deleted when its mail has been delivered, and its code with it. */
export interface OutboxTable {
  id: string
  kind: MailKind
  role: Role
  recipient: string
  created_at: number
  attempts: number
  next_attempt_at: number
  /** The mail as JSON, once it has been written. */
  content: string | null
  written_at: number | null
}

/** Counters of limits, written by rate-limiter-flexible where several processes share the database. */
export interface LimitsTable {
  key: string
  points: number
  expire: number | null
}

export type Outcome = 'done' | 'refused' | 'limited'

/** What matters for security, kept for 90 days, without an address. */
export interface SecurityEventsTable {
  id: string
  at: number
  role: Role
  call: string
  outcome: Outcome
  account_id: string | null
  /** Keyed hashes: the same address gives the same one, and nobody without the key can tell which it was. */
  address_hash: string | null
  client_hash: string
  request_id: string
}

/** Secrets that all processes of an installation share. */
export interface KeysTable {
  name: string
  value: string
}

export interface Schema {
  accounts: AccountsTable
  sessions: SessionsTable
  codes: CodesTable
  grants: GrantsTable
  outbox: OutboxTable
  limits: LimitsTable
  security_events: SecurityEventsTable
  keys: KeysTable
}

/** The database, or a transaction in it. */
export type Database = Kysely<Schema>
