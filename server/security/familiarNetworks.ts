import type { Store } from '../store/open.ts'
import { keyedHash } from './secrets.ts'

interface Parts {
  readonly store: Pick<Store, 'db'>
  readonly hashKey: string
}

/**
 * True if an account was used from a client's network before, according to the audit trail. Otherwise a
 * client without cookies would be a new device at each login, and the owner would learn to ignore the emails.
 *
 * @param network narrowest network of the client
 */
export async function wasUsedFrom(
  network: string,
  accountId: string,
  { hashKey, store }: Parts,
): Promise<boolean> {
  const found = await store.db
    .selectFrom('security_events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_hash', '=', keyedHash(hashKey)(network))
    .where('outcome', '=', 'done')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
