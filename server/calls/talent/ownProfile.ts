import { contract } from '../../../contract/index.ts'
import { lockAccount, type Account } from '../../auth/accounts.ts'
import { ownObject } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { saveProfileOf, setVisibilityOf } from '../../talent/profileChanges.ts'
import { newProfileRow, ownProfileOf, profileRowOf, type ProfileRow } from '../../talent/profiles.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns the profile of the signed-in account; an empty and hidden one where none was saved. */
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
 * Saves the profile of the signed-in account. Gives it. With a resume, experience and education are those of the resume, and
 * follow it.
 *
 * Refused: 409 when another change came first; at the field for a resume of somebody else, an unknown one, or one in the
 * trash, alike; at the headline when a visible profile would have none.
 */
export const saveProfile = defineHandler(contract.talent.saveProfile, (context, { profile, revision }) =>
  change(context, (transaction, { id: accountId }) =>
    saveProfileOf(transaction, { accountId, profile, revision, now: context.now }),
  ),
)

/**
 * Chooses who sees the profile, for six months. Returns the profile. Refused at the field when it would be visible without a
 * headline.
 */
export const setVisibility = defineHandler(contract.talent.setVisibility, (context, { visibility }) =>
  change(context, (transaction, { id: accountId }) =>
    setVisibilityOf(transaction, { accountId, visibility, now: context.now }),
  ),
)
