import type { ShownProfile } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import { profileOwnerOf } from './profileOwner.ts'
import { profileContentOf, profileRowOf } from './profiles.ts'
import { redactedContentOf } from './redactedContent.ts'

/** Profile as companies see it, without the company-specific id. */
export type StoredProfile = Omit<ShownProfile, 'id'>

/**
 * Profile as companies would see it, regardless of its visibility; undefined without one. For indexing, in
 * the same transaction.
 */
export async function shownProfileOf(
  transaction: Database,
  accountId: string,
): Promise<StoredProfile | undefined> {
  const row = await profileRowOf(transaction, accountId)
  if (!row) return undefined
  const profile = profileContentOf(row)
  const owner = await profileOwnerOf(transaction, accountId, profile, row.active_day)
  return redactedContentOf(profile, owner, row)
}
