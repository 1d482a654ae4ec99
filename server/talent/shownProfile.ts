import type { ShownProfile } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import { profileOwnerOf } from './profileOwner.ts'
import { profileContentOf, profileRowOf } from './profiles.ts'
import { redactedContentOf } from './redactedContent.ts'

/** A profile as companies see it, without the id that each gets. */
export type StoredProfile = Omit<ShownProfile, 'id'>

/** A profile as companies see it, whatever its visibility is; undefined where there is none. For the index, in its transaction. */
export async function shownProfileOf(
  transaction: Database,
  accountId: string,
): Promise<StoredProfile | undefined> {
  const row = await profileRowOf(transaction, accountId)
  if (!row) return undefined
  const profile = profileContentOf(row)
  return redactedContentOf(profile, await profileOwnerOf(transaction, accountId, profile), row)
}
