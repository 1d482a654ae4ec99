import * as v from 'valibot'
import type { Database } from '../store/schema.ts'
import { alertMailSchema } from './alertMailJob.ts'
import { applySavedSearchEvent, sendsMails } from './applyEvent.ts'
import { lockSavedSearch } from './savedSearches.ts'

/**
 * Notes that the mailbox of a search does not exist, which a mail server said of its mail: nothing more is sent.
 *
 * @param payload of the job that sent the mail
 * @param now milliseconds since 1970
 */
export const bounceAlert = (db: Database, payload: unknown, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { searchId } = v.parse(alertMailSchema, payload)
    const held = await lockSavedSearch(transaction, searchId)
    if (!held || !sendsMails(held.search)) return
    await applySavedSearchEvent(transaction, held, { type: 'bounced' }, { actor: 'system', now })
  })
