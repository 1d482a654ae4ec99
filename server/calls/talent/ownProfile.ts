import { contract } from '../../../contract/index.ts'
import { lockAccount, type Account } from '../../auth/accounts.ts'
import { ownObject } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { saveProfileOf, setVisibilityOf } from '../../talent/profileChanges.ts'
import { newProfileRow, ownProfileOf, profileRowOf, type ProfileRow } from '../../talent/profiles.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns the profile of the caller. Before the first save, an empty and hidden one. */
export const readProfile = defineHandler(contract.talent.readProfile, async ({ account, db, now }) => {
  const row = (await profileRowOf(db, account.id)) ?? newProfileRow(account.id, now)
  return ownProfileOf(db, row, account.picture)
})

const change = (
  { account, db }: Pick<MemberContext, 'account' | 'db'>,
  work: (transaction: Database, held: Account) => Promise<ProfileRow>,
) =>
  db.transaction().execute(async (transaction) => {
    const held = ownObject(await lockAccount(transaction, account.id))
    return ownProfileOf(transaction, await work(transaction, held), held.picture)
  })

/**
 * Saves the profile of the caller. Returns it. With a resume, experience and education are taken from it, and
 * updated with it.
 *
 * @throws Refused (409) after a concurrent change; Refused at the field for a resume that is unknown, in the
 * trash or of another account; Refused at the headline if a visible profile would have none
 */
export const saveProfile = defineHandler(contract.talent.saveProfile, (context, { profile, revision }) =>
  change(context, (transaction, { id: accountId }) =>
    saveProfileOf(transaction, { accountId, profile, revision, now: context.now }),
  ),
)

/**
 * Sets the visibility of the caller's profile for six months. Returns the profile.
 *
 * @throws Refused at the field if it would be visible without a headline
 */
export const setVisibility = defineHandler(contract.talent.setVisibility, (context, { visibility }) =>
  change(context, (transaction, { id: accountId }) =>
    setVisibilityOf(transaction, { accountId, visibility, now: context.now }),
  ),
)
