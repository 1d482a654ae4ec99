import { expect, onTestFinished, test, vi } from 'vitest'
import type { Queue } from '../../../server/store/schema/work.ts'
import { watchQueues } from '../../../server/work/watchQueues.ts'
import type { Worker } from '../../../server/work/worker.ts'
import { add, startWork } from '../support/work/worker.ts'

async function watching(queues: readonly Queue[]) {
  const { clock, db, logger, logs } = await startWork()
  const started: Queue[] = []
  const workers = queues.map((queue): Worker => ({
    queue,
    work: async () => void started.push(queue),
    close: async () => {},
  }))
  const watched = watchQueues({ db, workers, now: () => clock.now, logger })
  onTestFinished(watched.close)
  return { clock, db, logs, started, ...watched }
}

test('The workers of queues with due jobs are started, and no others.', async () => {
  const { clock, db, look, started } = await watching(['mail', 'deadlines', 'exports', 'erasures'])
  await add(db, 'due', { queue: 'mail' })
  await add(db, 'not due', { queue: 'deadlines', due: clock.now + 1_000 })
  await add(db, 'taken by another process', { queue: 'exports' })
  await db
    .updateTable('jobs')
    .set({ leased_until: clock.now + 500 })
    .where('queue', '=', 'exports')
    .execute()
  await add(db, 'given up', { queue: 'erasures' })
  await db.updateTable('jobs').set({ failed_at: clock.now }).where('queue', '=', 'erasures').execute()
  await look()
  expect(started).toEqual(['mail'])

  clock.now += 500
  await look()
  expect(started).toEqual(['mail', 'mail', 'exports'])

  clock.now += 500
  await look()
  expect(started.slice(3).toSorted()).toEqual(['deadlines', 'exports', 'mail'])
})

test('Queues are looked at every 15 s, until they are closed.', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { close, db, started } = await watching(['alerts'])
  await add(db, 'due', { queue: 'alerts' })
  vi.advanceTimersByTime(14_999)
  vi.advanceTimersByTime(1)
  await close()
  expect(started).toEqual(['alerts'])
  vi.advanceTimersByTime(60_000)
  await close()
  expect(started).toEqual(['alerts'])
})

test('A database that is not reached starts nothing, and is looked at again.', async () => {
  const { db, logs, look, started } = await watching(['mail'])
  await add(db, 'due')
  const unreachable = vi.spyOn(db, 'selectNoFrom').mockImplementationOnce(() => {
    throw new Error('not reached')
  })
  await look()
  expect(started).toEqual([])
  expect(logs.join()).toContain('Queues could not be read')
  unreachable.mockRestore()
  await look()
  expect(started).toEqual(['mail'])
})
