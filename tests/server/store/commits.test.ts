import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { commitSoon } from '../../../server/store/commits.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { isOnPostgres } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

const FULL = 2
const NORMAL = 1

async function synchronousOf(db: Database): Promise<unknown> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
  return rows[0]?.synchronous
}

const failing = async () => {
  throw new Error('not this time')
}

test.skipIf(isOnPostgres())('Only a repeatable transaction does not wait for the disk.', async () => {
  const { close, db } = await openStore(await newPlace())
  onTestFinished(close)
  const [within, after] = await Promise.all([commitSoon(db, synchronousOf), synchronousOf(db)])
  expect([within, after]).toEqual([NORMAL, FULL])
  await expect(commitSoon(db, failing)).rejects.toThrow('not this time')
  expect(await synchronousOf(db)).toBe(FULL)
})

test('A failed transaction leaves no change behind.', async () => {
  const { close, db } = await openStore(await newPlace())
  onTestFinished(close)
  const key = { name: 'x', value: 'y' }

  await expect(
    commitSoon(db, async (transaction) => {
      await transaction.insertInto('keys').values(key).execute()
      throw new Error('not this time')
    }),
  ).rejects.toThrow('not this time')
  expect(await db.selectFrom('keys').select('name').where('name', '=', 'x').execute()).toEqual([])
})
