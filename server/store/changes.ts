import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './schema.ts'

/** PostgreSQL notification channel on which servers that share a database announce changes. */
export const CHANNEL = 'changes'

/** Change event: the changed object and its readers, without content. */
const announced = v.variant('kind', [
  v.object({
    kind: v.literal('application'),
    reference: v.string(),
    /** Null if that side must not notice the change. */
    candidateId: v.nullable(v.string()),
    companyId: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('introduction'),
    id: v.string(),
    /** Null if the candidate must not notice the change. */
    candidateId: v.nullable(v.string()),
    companyId: v.string(),
  }),
  v.object({ kind: v.literal('savedSearch'), id: v.string(), candidateId: v.string() }),
  v.object({ kind: v.literal('posting'), id: v.string(), companyId: v.string() }),
  v.object({ kind: v.literal('company'), companyId: v.string() }),
  /** Change of an account's permissions or sessions. */
  v.object({ kind: v.literal('access'), accountId: v.string() }),
])

export type AnnouncedChange = v.InferOutput<typeof announced>

/** Listener for committed changes of all servers. */
export interface ChangeListener {
  readonly heard: (change: AnnouncedChange) => void
  /** Called when changes may have been missed. */
  readonly missed: () => void
}

/** Passes changes to several listeners, which share a connection. */
export const toAll = (listeners: readonly ChangeListener[]): ChangeListener => ({
  heard: (change) => listeners.forEach((listener) => listener.heard(change)),
  missed: () => listeners.forEach((listener) => listener.missed()),
})

export type StopListening = () => Promise<void>

/**
 * Announces a change to all servers on the database when the transaction is committed, and not if it is
 * rolled back. SQLite has a user-defined function with the name of the one in PostgreSQL.
 */
export async function announce(transaction: Database, change: AnnouncedChange): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(transaction)
}

/**
 * Passes an announced change to a listener. A change from a newer version that this one cannot parse may be
 * anything, so it counts as missed.
 */
export function hearText(text: string, { heard, missed }: ChangeListener): void {
  const change = v.safeParse(announced, JSON.parse(text))
  if (change.success) heard(change.output)
  else missed()
}
