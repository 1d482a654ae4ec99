import { newToken } from './secrets.ts'
import type { Database } from '../store/schema.ts'

/**
 * Secret shared by all processes on a database, created on first use.
 *
 * @param name purpose of the secret
 * @returns 43 characters of base64url, 256 random bits
 */
export async function sharedKey(db: Database, name: string): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
