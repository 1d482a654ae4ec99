import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './schema.ts'

/** The channel of PostgreSQL on which servers that share a database tell each other what has changed. */
export const CHANNEL = 'changes'

/** Change event: what changed and who may read it, without content. */
const announced = v.variant('kind', [
  v.object({
    kind: v.literal('application'),
    reference: v.string(),
    /** Null where that side must not notice. */
    candidateId: v.nullable(v.string()),
    companyId: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('introduction'),
    id: v.string(),
    /** Null where the candidate must not notice. */
    candidateId: v.nullable(v.string()),
    companyId: v.string(),
  }),
  v.object({ kind: v.literal('savedSearch'), id: v.string(), candidateId: v.string() }),
  v.object({ kind: v.literal('posting'), id: v.string(), companyId: v.string() }),
  v.object({ kind: v.literal('company'), companyId: v.string() }),
  /** Permissions of an account, or the places where it is logged in. */
  v.object({ kind: v.literal('access'), accountId: v.string() }),
])

export type AnnouncedChange = v.InferOutput<typeof announced>

/** Hears what was committed, by whichever server. */
export interface ChangeListener {
  readonly heard: (change: AnnouncedChange) => void
  /** Something may have been committed that nobody here has heard of. */
  readonly missed: () => void
}

/** Ends the hearing. */
export type StopListening = () => Promise<void>

/**
 * Tells every server that uses the database, as soon as the transaction is committed, and never when it is not. SQLite
 * has the function from `server/store/sqlite.ts`, by the name that PostgreSQL has for it.
 */
export async function announce(transaction: Database, change: AnnouncedChange): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(transaction)
}

/** Hands on what was told. What a newer version tells, and this one does not know, may be anything. */
export function hearText(text: string, { heard, missed }: ChangeListener): void {
  const change = v.safeParse(announced, JSON.parse(text))
  if (change.success) heard(change.output)
  else missed()
}
