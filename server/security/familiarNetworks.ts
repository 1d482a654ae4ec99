import type { Store } from '../store/open.ts'
import { keyedHash } from './secrets.ts'

interface Parts {
  readonly store: Pick<Store, 'db'>
  readonly hashKey: string
}

/**
 * True if an account did something from the address of a client before, as far as the trail of security events goes back.
 * A client without cookies would otherwise be a new device at each login, and its owner would soon ignore the mails.
 *
 * @param network the narrowest one of the client
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
