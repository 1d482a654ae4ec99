import type { Database } from '../store/schema.ts'
import { indexProfile } from './indexing.ts'
import { meetExclusionsOf } from './meetExclusions.ts'

/** Has a profile, or the company of a member, follow a new address of an account, in the transaction that holds it. */
export async function followAddress(transaction: Database, accountId: string): Promise<void> {
  await meetExclusionsOf(transaction, accountId)
  await indexProfile(transaction, accountId)
}
