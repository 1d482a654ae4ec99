import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { isOnPostgres } from '../support/databases.ts'
import { minutes, newPlace } from '../support/harness.ts'
import { add, notes, rowsOf, startWork, workersOn } from '../support/work/worker.ts'

test('The most urgent job runs first, the oldest first among equals.', async () => {
  const { db, worker } = await startWork()
  const { done, note } = notes()
  await add(db, 'late', { priority: 1, due: 20 })
  await add(db, 'early', { priority: 1, due: 10 })
  await add(db, 'urgent', { priority: 0, due: 30 })

  await worker({ note }).work()

  expect(done).toEqual(['urgent', 'early', 'late'])
  expect(await rowsOf(db)).toEqual([])
})

test('a job waits until it is due', async () => {
  const { clock, db, worker } = await startWork()
  const { done, note } = notes()
  const { work } = worker({ note })
  await add(db, 'later', { due: clock.now + minutes(1) })
  await work()
  expect(done).toEqual([])

  clock.now += minutes(1)
  await work()

  expect(done).toEqual(['later'])
})

test.skipIf(isOnPostgres())('Due jobs are found by an index, in order.', async () => {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const asked: CompiledQuery[] = []
  const watched = store.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode') asked.push(store.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await workersOn(watched).worker({ note: notes().note }).work()

  const taken = asked.find(({ sql }) => sql.includes('order by'))
  const plan = CompiledQuery.raw(`explain query plan ${taken?.sql}`, [...(taken?.parameters ?? [])])
  const steps = JSON.stringify((await store.db.executeQuery(plan)).rows)
  expect(steps).toContain('USING INDEX jobs_waiting (queue=?')
  // The plan would show a sort of all waiting jobs.
  expect(steps).not.toContain('TEMP B-TREE')
})

test('Jobs with the same key are one job.', async () => {
  const { db } = await startWork()
  for (const turn of [1, 2, 3]) {
    await add(db, turn, { key: 'the first stays' })
    await add(db, turn, { key: 'the last counts', ifThere: 'replace' })
    await add(db, turn)
  }

  const kept = await db.selectFrom('jobs').select(['key', 'payload']).orderBy('key').execute()

  expect(kept).toHaveLength(5)
  expect(kept).toContainEqual({ key: 'the first stays', payload: '1' })
  expect(kept).toContainEqual({ key: 'the last counts', payload: '3' })
})

test('A job exists once its cause is committed, and not before.', async () => {
  const { db } = await startWork()
  const failing = db.transaction().execute(async (transaction) => {
    await add(transaction, 'never')
    throw new Error('The cause was rolled back.')
  })

  await expect(failing).rejects.toThrow('rolled back')
  expect(await rowsOf(db)).toEqual([])
})

test('A job of an unknown kind is skipped, and blocks no others.', async () => {
  const { db, worker } = await startWork()
  const { done, note } = notes()
  await add(db, 'new', { kind: 'sing', priority: -1 })
  await add(db, 'known')

  await worker({ note }).work()

  expect(done).toEqual(['known'])
  expect(await rowsOf(db)).toMatchObject([{ kind: 'sing', attempts: 0, failed_at: null }])
})

test('A worker takes only the jobs of its queue.', async () => {
  const { db, worker } = await startWork()
  const { done, note } = notes()
  await add(db, 'theirs', { queue: 'deadlines' })

  await worker({ note }).work()

  expect(done).toEqual([])
})

test('Several workers run each job once.', async () => {
  const { db, worker } = await startWork()
  const { done, note } = notes()
  const payloads = Array.from({ length: 40 }, (_, index) => index)
  for (const payload of payloads) await add(db, payload)

  await Promise.all([worker({ note }, 4).work(), worker({ note }, 4).work()])

  expect(done.toSorted((one, other) => Number(one) - Number(other))).toEqual(payloads)
})

test('A job added during a round runs before the round ends.', async () => {
  const { db, worker } = await startWork()
  const { done, note } = notes()
  const { work } = worker({
    note,
    chain: async ({ payload }) => {
      if (payload === 0) return
      await add(db, Number(payload) - 1, { kind: 'chain' })
      void work()
      await add(db, payload)
    },
  })
  await add(db, 20, { kind: 'chain' })

  await work()

  expect(done).toHaveLength(20)
  expect(await rowsOf(db)).toEqual([])
})
