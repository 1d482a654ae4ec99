import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '../../../server/store/purge.ts'
import { PermanentFailure, Outage } from '../../../server/work/failures.ts'
import { freeLeases } from '../../../server/work/jobs.ts'
import { days, minutes } from '../support/harness.ts'
import { add, notes, rowsOf, startWork } from '../support/work/worker.ts'

const operations = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

/** Line of the documentation with this beginning. */
const documented = (beginning: string) =>
  operations.split('\n').find((line) => line.startsWith(beginning)) ?? ''

test('a failed job is retried later, with its notes', async () => {
  const { clock, db, logs, worker } = await startWork()
  const seen: unknown[] = []
  const { work } = worker({
    note: async ({ note, progress }) => {
      seen.push(progress)
      await note(db, { tries: seen.length })
      if (seen.length < 3) throw new Error('Nobody answers for ada@example.com')
    },
  })
  await add(db, 'again')
  for (const pause of [0, 1, 5]) {
    clock.now += minutes(pause)
    await work()
  }

  expect(seen).toEqual([null, { tries: 1 }, { tries: 2 }])
  expect(await rowsOf(db)).toEqual([])
  expect(logs).toHaveLength(2)
  expect(logs[0]).toContain('"reason":"Error","error"')
  expect(logs[0]).not.toMatch(/\bada\b/i)
})

test('A round of jobs ends after one attempt if a shared dependency is unreachable.', async () => {
  const { clock, db, worker } = await startWork()
  const { done, note } = notes()
  let tries = 0
  let isAway = true
  const { work } = worker({
    note: async (job) => {
      tries += 1
      if (isAway) throw new Outage('ECONNECTION')
      await note(job)
    },
  })
  for (const payload of [1, 2, 3]) await add(db, payload)

  await work()
  expect(tries).toBe(1)
  isAway = false
  clock.now += minutes(1)
  await work()

  expect(new Set(done)).toEqual(new Set([1, 2, 3]))
})

const ends = {
  succeeds: (gate: PromiseWithResolvers<void>) => gate.resolve(),
  fails: (gate: PromiseWithResolvers<void>) => gate.reject(new Error('too late')),
}

test('a slow attempt changes nothing of a job taken by another process', async () => {
  for (const end of Object.values(ends)) {
    const { clock, db, worker } = await startWork()
    await add(db, 'slow')
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = worker({
      note: () => {
        begun.resolve()
        return gate.promise
      },
    }).work()
    await begun.promise
    clock.now += minutes(3)
    await worker({ note: () => Promise.reject(new Error('not now')) }).work()
    const before = await rowsOf(db)

    end(gate)
    await slow

    expect(before).toMatchObject([{ attempts: 2, leased_until: null }])
    expect(await rowsOf(db)).toEqual(before)
  }
})

test('Notes of a replaced job are ignored.', async () => {
  const { db, worker } = await startWork()
  const done: unknown[] = []
  const replaceable = { key: 'one', ifThere: 'replace' } as const
  await add(db, 'old', replaceable)

  await worker({
    note: async ({ note, payload }) => {
      if (payload === 'old') await add(db, 'new', replaceable)
      await note(db, {})
      done.push(payload)
    },
  }).work()

  expect(done).toEqual(['new'])
  expect(await rowsOf(db)).toEqual([])
})

test('A job completed in its own transaction runs exactly once, even after later failures.', async () => {
  const { clock, db, worker } = await startWork()
  let tries = 0
  const { work } = worker({
    note: async ({ finish }) => {
      tries += 1
      await db.transaction().execute(finish)
      throw new Error('The connection was lost after the commit.')
    },
  })
  await add(db, 'once')

  await work()
  clock.now += days(1)
  await work()

  expect(tries).toBe(1)
})

test('a failed job stays for 90 days with the reason and without its notes, and can be retried', async () => {
  const { clock, db, logger, logs, worker } = await startWork()
  const { done, note } = notes()
  let isHopeless = true
  const { work } = worker({
    note: async (job) => {
      await job.note(db, { code: 'secret' })
      if (isHopeless) throw new PermanentFailure('EENVELOPE 550')
      await note(job)
    },
  })
  await add(db, 'hopeless')
  await work()
  clock.now += days(90) - 1
  await work()
  await purge(db, clock.now, logger)

  expect(await rowsOf(db)).toMatchObject([{ attempts: 1, reason: 'EENVELOPE 550', progress: null }])
  expect(logs.filter((line) => line.includes('A job was given up'))).toHaveLength(1)

  await sql.raw(documented('update jobs')).execute(db)
  isHopeless = false
  await work()
  expect(done).toEqual(['hopeless'])
})

test('failed and waiting jobs are reported as documented', async () => {
  const { db, worker } = await startWork()
  await add(db, 'hopeless')
  await worker({ note: () => Promise.reject(new PermanentFailure('EENVELOPE 550')) }).work()
  await add(db, 'waiting', { due: 60 })

  const { rows: givenUp } = await sql.raw(documented('select id, kind')).execute(db)
  const { rows: waiting } = await sql.raw(documented('select queue, kind')).execute(db)

  expect(givenUp).toMatchObject([{ kind: 'note', reason: 'EENVELOPE 550', attempts: 1 }])
  expect(waiting).toMatchObject([{ queue: 'mail', kind: 'note' }])
})

test('a job that failed more than 90 days ago is removed', async () => {
  const { clock, db, logger, worker } = await startWork()
  await add(db, 'hopeless')
  await add(db, 'waiting', { due: clock.now + days(90) })
  await worker({ note: () => Promise.reject(new PermanentFailure('no')) }).work()

  await purge(db, clock.now + days(90), logger)

  expect(await rowsOf(db)).toMatchObject([{ payload: '"waiting"' }])
})

test('A job whose process died at every attempt is given up.', async () => {
  const { clock, db, worker } = await startWork()
  const { done, note } = notes()
  await add(db, 'deadly')
  await db.updateTable('jobs').set({ attempts: 26, leased_until: clock.now }).execute()

  await worker({ note }).work()

  expect(done).toEqual([])
  expect(await rowsOf(db)).toMatchObject([{ reason: 'The process ended at every attempt' }])
})

test('A job in work is not taken by another process until its lease expires or is released.', async () => {
  const { clock, db, worker } = await startWork()
  const { done, note } = notes()
  const { work } = worker({ note })
  await add(db, 1)
  await add(db, 2)
  await db
    .updateTable('jobs')
    .set({ leased_until: clock.now + minutes(2) })
    .execute()
  await work()
  expect(done).toEqual([])

  await freeLeases(db)
  await work()

  expect(new Set(done)).toEqual(new Set([1, 2]))
})
