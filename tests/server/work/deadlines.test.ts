import { expect, test, vi } from 'vitest'
import { arm, createDeadlineHandlers, disarm, type Lifecycle } from '../../../server/work/deadlines.ts'
import { isOnPostgres } from '../support/databases.ts'
import { days, minutes } from '../support/harness.ts'
import { deadlineOf, lamp } from '../support/work/lamp.ts'
import { rowsOf, startWork } from '../support/work/worker.ts'

/** A lamp that burns for a day, with a clock that the test controls. */
async function withLamp() {
  const { clock, db, logs, worker } = await startWork()
  await lamp.light(db, 'ours')
  const due = clock.now + days(1)
  await arm(db, [deadlineOf('ours', due)], clock.now)
  return {
    clock,
    db,
    due,
    logs,
    state: (id = 'ours') => lamp.hold(db, id),
    scheduler: (lifecycle: Lifecycle = lamp, atOnce = 1) =>
      worker(createDeadlineHandlers(db, { lamp: lifecycle }), atOnce, 'deadlines'),
  }
}

test('A deadline runs at its time, and not before.', async () => {
  const { clock, db, due, scheduler, state } = await withLamp()
  const { work } = scheduler()
  clock.now = due - 1
  await work()
  expect(await state()).toBe('burning')

  clock.now = due
  await work()

  expect(await state()).toBe('out')
  expect(await rowsOf(db)).toEqual([])
})

test('A deadline changes nothing if its subject is in another state or gone.', async () => {
  const { clock, db, due, scheduler, state } = await withLamp()
  await arm(db, [deadlineOf('nobody’s', due)], clock.now)
  await lamp.fire(db, 'ours', 'broken')
  clock.now = due
  await scheduler().work()

  expect(await state()).toBe('broken')
  expect(await rowsOf(db)).toEqual([])
})

test('An event armed twice runs at the later deadline.', async () => {
  const { clock, db, due, scheduler, state } = await withLamp()
  const { work } = scheduler()
  await arm(db, [deadlineOf('ours', due + days(1))], clock.now)
  clock.now = due
  await work()
  expect(await state()).toBe('burning')

  clock.now = due + days(1)
  await work()

  expect(await state()).toBe('out')
})

test('The deadlines of a subject are canceled together, and no others.', async () => {
  const { clock, db, due, scheduler, state } = await withLamp()
  await lamp.light(db, 'other')
  await arm(db, [deadlineOf('other', due)], clock.now)
  await arm(db, [{ ...deadlineOf('ours', due), event: 'dim' }], clock.now)

  await disarm(db, { kind: 'lamp', id: 'ours' })
  clock.now = due
  await scheduler().work()

  expect(await state()).toBe('burning')
  expect(await state('other')).toBe('out')
})

test('A deadline is rolled back with the change that armed it.', async () => {
  const { clock, db, due, scheduler, state } = await withLamp()
  await lamp.light(db, 'other')
  const change = db.transaction().execute(async (transaction) => {
    await disarm(transaction, { kind: 'lamp', id: 'ours' })
    await arm(transaction, [deadlineOf('other', due)], clock.now)
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  clock.now = due
  await scheduler().work()

  expect(await state()).toBe('out')
  expect(await state('other')).toBe('burning')
})

test('Several schedulers run each deadline once.', async () => {
  const { clock, db, due, scheduler } = await withLamp()
  const fired: string[] = []
  const ids = Array.from({ length: 25 }, (_, index) => `lamp ${index}`)
  for (const id of ids) {
    await lamp.light(db, id)
    await arm(db, [deadlineOf(id, due)], clock.now)
  }
  const noting: Lifecycle = {
    ...lamp,
    fire: async (transaction, id, event) => {
      fired.push(id)
      await lamp.fire(transaction, id, event)
    },
  }
  clock.now = due

  await Promise.all([scheduler(noting, 3).work(), scheduler(noting, 3).work()])

  expect(fired.toSorted()).toEqual([...ids, 'ours'].toSorted())
  expect(await rowsOf(db)).toEqual([])
})

test('A failed deadline changes nothing, and runs at the next attempt.', async () => {
  const { clock, due, logs, scheduler, state } = await withLamp()
  let tries = 0
  const { work } = scheduler({
    ...lamp,
    fire: async (transaction, id, event) => {
      tries += 1
      await lamp.fire(transaction, id, event)
      if (tries === 1) throw new Error('half way')
    },
  })
  clock.now = due
  await work()
  expect(await state()).toBe('burning')

  clock.now += minutes(1)
  await work()

  expect(await state()).toBe('out')
  expect(logs).toHaveLength(1)
})

test('the event can arm further deadlines, including its own', async () => {
  const { clock, db, due, scheduler, state } = await withLamp()
  const { work } = scheduler({
    ...lamp,
    fire: async (transaction, id, event) => {
      if (clock.now > due) return lamp.fire(transaction, id, event)
      return arm(transaction, [deadlineOf(id, due + days(1))], clock.now)
    },
  })
  clock.now = due
  await work()
  expect(await state()).toBe('burning')

  clock.now = due + days(1)
  await work()

  expect(await state()).toBe('out')
  expect(await rowsOf(db)).toEqual([])
})

test.runIf(isOnPostgres())(
  'The transaction that holds the subject at its deadline decides if the deadline runs.',
  async () => {
    const { clock, db, due, scheduler, state } = await withLamp()
    clock.now = due
    const working = await db.transaction().execute(async (transaction) => {
      await lamp.hold(transaction, 'ours')
      const round = scheduler().work()
      await vi.waitUntil(async () => (await rowsOf(db))[0]?.attempts === 1, { timeout: 20_000 })
      await disarm(transaction, { kind: 'lamp', id: 'ours' })
      return { round }
    })
    await working.round

    expect(await state()).toBe('burning')
    expect(await rowsOf(db)).toEqual([])
  },
)
