import type { Database } from '../store/schema.ts'
import { indexProfile } from './indexing.ts'
import { meetExclusionsOf } from './meetExclusions.ts'

/**
 * Updates a candidate's profile, or the exclusions of a member's company, after a change of an account's
 * address; in the transaction that has locked the account.
 */
export async function followAddress(transaction: Database, accountId: string): Promise<void> {
  await meetExclusionsOf(transaction, accountId)
  await indexProfile(transaction, accountId)
}
