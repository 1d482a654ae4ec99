import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { passkeysOf, shownPasskey } from '../../identity/passkeys.ts'
import { countWaysIn } from '../../identity/waysIn.ts'
import { requestMail } from '../../mail/request.ts'
import { ownObject, Refused } from '../../refused.ts'
import { authRefusals } from '../../words/auth.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Lists the passkeys of the caller, newest first. */
export const listPasskeys = defineHandler(contract.identity.listPasskeys, async ({ account, db }) => {
  const rows = await passkeysOf(db, account.id)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(shownPasskey)
})

/**
 * Renames a passkey. Returns it.
 *
 * @throws Refused (404) for a passkey of another account
 */
export const renamePasskey = defineHandler(
  contract.identity.renamePasskey,
  async ({ account, db }, { id, name }) => {
    const renamed = await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returningAll()
      .executeTakeFirst()
    return shownPasskey(ownObject(renamed))
  },
)

/**
 * Removes a passkey, and informs the owner by email.
 *
 * @throws Refused (404) for a passkey of another account; Refused if the account would have no way to log in
 */
export const removePasskey = defineHandler(
  contract.identity.removePasskey,
  async ({ account: { id: accountId }, db, now, providers, role, wakeOutbox }, { id }) => {
    await db.transaction().execute(async (transaction) => {
      const account = ownObject(await lockAccount(transaction, accountId))
      const { numDeletedRows } = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('account_id', '=', account.id)
        .executeTakeFirst()
      ownObject(numDeletedRows > 0n || undefined)
      const left = await countWaysIn(transaction, account, { providers: providers.all })
      if (left === 0) throw new Refused(authRefusals.lastWayIn)
      await requestMail(transaction, {
        kind: 'passkeyRemoved',
        role,
        recipient: account.email_address,
        now,
      })
    })
    wakeOutbox()
  },
)
