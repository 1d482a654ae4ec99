import type { Outcome } from '../../../contract/call.ts'
import type { Role } from '../../../contract/roles.ts'

/** Rate-limit counters, used if several processes share the database. */
export interface LimitsTable {
  key: string
  points: number
  expire: number | null
}

/** Security event, without an email address. */
export interface SecurityEventsTable {
  id: string
  at: number
  role: Role
  call: string
  outcome: Outcome
  account_id: string | null
  /** Keyed hash of the address: equal for the same address, and meaningless without the key. */
  address_hash: string | null
  client_hash: string
  request_id: string
}

/** Secrets shared by all processes of an installation. */
export interface KeysTable {
  name: string
  value: string
}
