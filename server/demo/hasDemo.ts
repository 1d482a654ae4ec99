import type { Database } from '../store/schema.ts'

/** True if the demo marketplace is in a database. */
export const hasDemo = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('demo').select('id').where('removed_at', 'is', null).executeTakeFirst()) !== undefined
