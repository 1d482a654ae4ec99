import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Refused } from '../../../server/refused.ts'
import { openStore } from '../../../server/store/open.ts'
import { createThreads } from '../../../server/store/reading/threads.ts'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { isOnPostgres } from '../support/databases.ts'
import { newPlace, temporaryDirectory } from '../support/harness.ts'

async function openThreads(most: number) {
  const threads = createThreads(databaseFile((await newPlace()).dataDir), most)
  onTestFinished(threads.close)
  return threads
}

/** Query whose duration depends on the number to count to. */
const countTo =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select max(i) as last from n'

const task = (name: string) => new URL(`../support/readerTasks/${name}.ts`, import.meta.url).href

// Skipped on PostgreSQL, which runs queries in its own processes.
describe.skipIf(isOnPostgres())('on SQLite', () => {
  test('a slow read blocks neither this thread nor another reader', async () => {
    const { query } = await openThreads(2)
    const done: string[] = []
    const long = query(countTo, [3_000_000]).then(([row]) => {
      done.push('long')
      return row
    })
    await query('select 1', []).then(() => done.push('quick'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(done).toEqual(['quick'])
    expect(await long).toEqual({ last: 3_000_000 })
  })

  test('a quick query of the store overtakes a long one', async () => {
    const store = await openStore(await newPlace())
    onTestFinished(store.close)
    const done: string[] = []
    const long =
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n`
        .execute(store.reader)
        .then(() => done.push('long'))
    await sql`select 1`.execute(store.reader).then(() => done.push('quick'))
    await long
    expect(done).toEqual(['quick', 'long'])
  })

  test('more queries than threads all get a result, each its own rows', async () => {
    const { query } = await openThreads(2)
    const numbers = Array.from({ length: 50 }, (_, index) => index)
    const answers = await Promise.all(numbers.map((number) => query('select ? as number', [number])))
    expect(answers).toEqual(numbers.map((number) => [{ number }]))
  })

  test('a failed statement reports the database’s code, and changes nothing', async () => {
    const { query } = await openThreads(1)
    await expect(query('select * from nowhere', [])).rejects.toMatchObject({
      message: 'no such table: nowhere',
      errcode: 1,
    })
    await expect(query('delete from accounts', [])).rejects.toMatchObject({ errcode: 8 })
    await expect(query('select ? as flag', [true])).rejects.toThrow(
      'Only text, numbers, bytes and null are kept',
    )
  })

  test('work of many queries runs in a thread, and its result is returned as bytes', async () => {
    const { run } = await openThreads(1)
    const bytes = await run({ module: task('count'), input: { table: 'keys', times: 3 } })
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual([0, 0, 0])
  })

  test('work in a thread fails with its refusal, or with the code of the database', async () => {
    const { run } = await openThreads(1)
    const refused = run({ module: task('refuse'), input: { field: 'after' } })
    await expect(refused).rejects.toBeInstanceOf(Refused)
    await expect(refused).rejects.toMatchObject({ message: 'No.', status: 400, fields: { after: 'No.' } })
    await expect(run({ module: task('count'), input: { table: 'nowhere', times: 1 } })).rejects.toMatchObject(
      {
        errcode: 1,
      },
    )
  })

  test('A thread that fails to start fails its query; the next query starts a new one.', async () => {
    const file = join(temporaryDirectory(), 'late.db')
    const { close, query } = createThreads(file, 1)
    onTestFinished(close)
    await expect(query('select 1 as one', [])).rejects.toMatchObject({ errcode: 14 })
    copyFileSync(databaseFile((await newPlace()).dataDir), file)
    expect(await query('select 1 as one', [])).toEqual([{ one: 1 }])
  })

  test('a committed row is read at once', async () => {
    const store = await openStore(await newPlace())
    onTestFinished(store.close)
    for (const name of ['one', 'two', 'three']) {
      await store.db.insertInto('keys').values({ name, value: name }).execute()
      const { rows } = await sql<{ value: string }>`select value from keys where name = ${name}`.execute(
        store.reader,
      )
      expect(rows).toEqual([{ value: name }])
    }
  })
})
