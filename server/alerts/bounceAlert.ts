import * as v from 'valibot'
import type { Database } from '../store/schema.ts'
import { alertMailSchema } from './alertMailJob.ts'
import { applySavedSearchEvent, sendsMails } from './applyEvent.ts'
import { lockSavedSearch } from './savedSearches.ts'

/**
 * Records that a mail server reported the mailbox of a search as nonexistent, which stops its emails.
 *
 * @param payload of the job that sent the email
 * @param now milliseconds since 1970
 */
export const bounceAlert = (db: Database, payload: unknown, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { searchId } = v.parse(alertMailSchema, payload)
    const held = await lockSavedSearch(transaction, searchId)
    if (!held || !sendsMails(held.search)) return
    await applySavedSearchEvent(transaction, held, { type: 'bounced' }, { actor: 'system', now })
  })
