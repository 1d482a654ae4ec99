import { expect, onTestFinished, test } from 'vitest'
import { createTallies } from '../../../server/security/counters.ts'
import { createLimits } from '../../../server/security/limits.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { newPlace } from '../support/harness.ts'

const MINUTE = 60_000
const at = { now: 0 }
const now = () => at.now

async function sharedDatabase() {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  let statements = 0
  const shared: Database = store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { shared, statements: () => statements }
}

test('Counters in memory are bounded, and the most recently used stay.', () => {
  const tallies = createTallies(now, 100)
  for (let key = 0; key < 1_000; key += 1) {
    tallies.set('often', { points: key, until: MINUTE })
    tallies.set(String(key), { points: 1, until: MINUTE })
  }

  expect(tallies.size()).toBe(100)
  expect(tallies.get('often')).toEqual({ points: 999, until: MINUTE })
  expect(tallies.get('500')).toBeUndefined()
})

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('Counters hold no timers.', async () => {
  const limits = createLimits({ scale: 1, now })
  const before = timers()

  for (let key = 0; key < 1_000; key += 1) await limits.take('anything', [String(key)])

  expect(timers()).toBe(before)
})

test('Occasional clients cause no database counts, and a flood hardly any.', async () => {
  const { shared, statements } = await sharedDatabase()
  const limits = createLimits({ scale: 1, now, shared })

  for (let client = 0; client < 200; client += 1) await limits.take('anything', [`client ${client}`])
  expect(statements()).toBe(0)
  const flood = await Promise.allSettled(
    Array.from({ length: 1_000 }, () => limits.take('anything', ['flood'])),
  )
  expect(flood.filter(({ status }) => status === 'rejected')).toHaveLength(700)
  expect(statements()).toBe(10)
})

test('A client over its limit is refused without a database query.', async () => {
  const { shared, statements } = await sharedDatabase()
  const limits = createLimits({ scale: 1, now, shared })
  for (let count = 0; count < 5; count += 1) await limits.take('register', ['client'])

  const refused = { status: 429 }
  for (let count = 0; count < 10; count += 1) {
    await expect(limits.take('register', ['client'])).rejects.toMatchObject(refused)
  }

  expect(statements()).toBe(6)
})

test('Processes on one database share counts, with each flush.', async () => {
  const { shared } = await sharedDatabase()
  const [one, other] = [createLimits({ scale: 1, now, shared }), createLimits({ scale: 1, now, shared })]
  for (let count = 0; count < 2; count += 1) await one.take('register', ['client'])
  for (let count = 0; count < 3; count += 1) await other.take('register', ['client'])

  await expect(one.take('register', ['client'])).rejects.toMatchObject({ status: 429, isFirst: true })
  await expect(other.take('register', ['client'])).rejects.toMatchObject({ status: 429, isFirst: false })
  await one.giveBack('register', ['client'])
  at.now += 60 * MINUTE
  await one.take('register', ['client'])
  await other.take('register', ['client'])
})
