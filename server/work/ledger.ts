import { isDeepStrictEqual } from 'node:util'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { EventsTable } from '../store/schema/postings.ts'

/** Event of a subject. Its sequence number is assigned by the ledger. */
export interface LedgerEntry extends Omit<Insertable<EventsTable>, 'seq' | 'payload'> {
  /** Payload of the event, as JSON. */
  readonly payload: object
}

/**
 * Records an event, within the transaction that applies it. The subject must be locked, because concurrent
 * events would get the same number.
 */
export async function addToLedger(transaction: Database, entry: LedgerEntry): Promise<void> {
  await transaction
    .insertInto('events')
    .values((row) => ({
      ...entry,
      seq: row
        .selectFrom('events')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('next'))
        .where('subject_kind', '=', entry.subject_kind)
        .where('subject_id', '=', entry.subject_id),
      payload: JSON.stringify(entry.payload),
    }))
    .execute()
}

/** True if the call with this key was applied to a locked application. */
export const isRecorded = async (transaction: Database, id: string, key: string): Promise<boolean> =>
  (await transaction
    .selectFrom('events')
    .select('seq')
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', id)
    .where('call_key', '=', key)
    .executeTakeFirst()) !== undefined

/** True if the last event of a locked application is exactly this one, by this account. */
export async function wasLast(
  transaction: Database,
  id: string,
  { type, ...payload }: { readonly type: string; readonly typed?: string | undefined },
  accountId: string,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('events')
    .select(['type', 'payload', 'account_id'])
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSame = last?.type === type && last.account_id === accountId
  return isSame && isDeepStrictEqual(JSON.parse(last.payload), JSON.parse(JSON.stringify(payload)))
}
