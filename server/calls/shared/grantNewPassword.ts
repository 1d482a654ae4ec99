import { digest, newToken } from '../../security/secrets.ts'
import type { CallContext } from './context.ts'

const GRANT_LIFETIME = 15 * 60_000
const MOST_GRANTS_PER_BROWSER = 3

/**
 * Permits this browser to set the password of an account once, within 15 minutes and while the reset code
 * exists.
 */
export async function grantNewPassword(
  { cookies, db, now }: CallContext,
  code: { readonly account_id: string; readonly code_hash: string },
): Promise<void> {
  // A new token each time, so that one planted in this browser is worthless.
  const handle = newToken()
  const browserHash = digest(handle)
  const replaced = cookies.read('grant')
  const granted = { code_hash: code.code_hash, expires_at: now + GRANT_LIFETIME }
  await db.transaction().execute(async (transaction) => {
    if (replaced) {
      await transaction
        .updateTable('grants')
        .set({ browser_hash: browserHash })
        .where('browser_hash', '=', digest(replaced))
        .execute()
    }
    await transaction
      .insertInto('grants')
      .values({ browser_hash: browserHash, account_id: code.account_id, ...granted })
      .onConflict((conflict) => conflict.columns(['browser_hash', 'account_id']).doUpdateSet(granted))
      .execute()
    const others = transaction
      .selectFrom('grants')
      .select('account_id')
      .where('browser_hash', '=', browserHash)
      .where('account_id', '<>', code.account_id)
    await transaction
      .deleteFrom('grants')
      .where('browser_hash', '=', browserHash)
      .where('account_id', '<>', code.account_id)
      .where('account_id', 'not in', others.orderBy('expires_at', 'desc').limit(MOST_GRANTS_PER_BROWSER - 1))
      .execute()
  })
  cookies.write('grant', handle)
}
