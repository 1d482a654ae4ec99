import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { answeringTo } from '../../../server/operations/requester.ts'
import { openStore } from '../../../server/store/open.ts'
import { newPlace } from '../support/harness.ts'

/** Maximum number of concurrent queries on both databases. */
const MOST_AT_ONCE = 6

async function opened() {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const connection = new AbortController()
  const order: string[] = []
  const ask = (network: string, name: string, signal = connection.signal) =>
    answeringTo(
      network,
      () => signal,
      async () => {
        // Takes some milliseconds, so that a pause of one connection is short compared with the whole queue.
        await sql`
          with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000)
          select count(*) from numbers
        `.execute(store.reader)
        order.push(name)
      },
    )
  return { ask, order }
}

test('A search overtakes most of fifty earlier searches of another client.', async () => {
  const { ask, order } = await opened()
  // Warms up all connections, because early queries wait for PostgreSQL to open them and not for their turn.
  await Promise.all(Array.from({ length: 50 }, () => ask('192.0.2.3', 'before')))
  order.length = 0
  const many = Array.from({ length: 50 }, (_, turn) => ask('192.0.2.1', `many ${turn}`))
  await Promise.all([...many, ask('192.0.2.2', 'one')])

  expect(order).toHaveLength(51)
  expect(order.indexOf('one')).toBeLessThan(order.length / 2)
})

test('The queries of a client are dropped when it disconnects.', async () => {
  const { ask, order } = await opened()
  const connection = new AbortController()
  const many = Array.from({ length: 50 }, (_, turn) => ask('192.0.2.1', `many ${turn}`, connection.signal))
  const outcomes = Promise.allSettled(many)
  connection.abort()

  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(50 - MOST_AT_ONCE)
  expect(refused[0]).toMatchObject({ reason: { status: 400 } })
  await ask('192.0.2.1', 'after')
  expect(order.at(-1)).toBe('after')
})

test('A full queue refuses with a retry.', async () => {
  const { ask } = await opened()
  const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => ask('192.0.2.1', 'many')))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(500 - 400 - MOST_AT_ONCE)
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '5' } } })
  await ask('192.0.2.1', 'after')
})
