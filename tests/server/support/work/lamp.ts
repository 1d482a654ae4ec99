import { forUpdate } from '../../../../server/store/locks.ts'
import type { Database } from '../../../../server/store/schema.ts'
import type { Lifecycle } from '../../../../server/work/deadlines.ts'

/**
 * Minimal subject with a lifecycle: a lamp that burns until it is out. Stores its state in the table of keys.
 */
export const lamp = {
  light: async (db: Database, id: string) => {
    await db.insertInto('keys').values({ name: id, value: 'burning' }).execute()
  },
  hold: async (transaction: Database, id: string) => {
    const found = await transaction
      .selectFrom('keys')
      .select('value')
      .where('name', '=', id)
      .modifyEnd(forUpdate(transaction))
      .executeTakeFirst()
    return found?.value
  },
  fire: async (transaction: Database, id: string, event: string) => {
    await transaction.updateTable('keys').set({ value: event }).where('name', '=', id).execute()
  },
} satisfies Lifecycle & { light: unknown }

export const deadlineOf = (id: string, due: number) => ({
  subject: { kind: 'lamp', id },
  event: 'out',
  state: 'burning',
  due,
})
