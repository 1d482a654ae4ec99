import type { Outcome } from '../../../contract/call.ts'
import type { Role } from '../../../contract/roles.ts'

/** Counters of limits where several processes share the database. */
export interface LimitsTable {
  key: string
  points: number
  expire: number | null
}

/** Security event, kept for 90 days, without an e-mail address. */
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
