import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressAt, askPublicly, searcherAt, wantedSearch } from '../support/alerts/alerts.ts'
import { startTestServer, type TestServer } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

const strict = { env: { RATE_LIMIT_SCALE: '1' } }

/** Security events of calls about job alerts, as `call outcome`, oldest first. */
async function eventsOf(server: TestServer): Promise<string[]> {
  await server.close()
  const rows = await runSql(
    server,
    "select call, outcome from security_events where call like '%lert' or call like '%essLike' order by at, request_id",
  )
  return v
    .parse(v.array(v.object({ call: v.string(), outcome: v.string() })), rows)
    .map(({ call, outcome }) => `${call} ${outcome}`)
}

const post = (server: TestServer, path: string, form: Readonly<Record<string, string>>) =>
  fetch(server.base + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })

test('A client can request 10 alerts an hour for any addresses, and learns when to continue; the trail notes the refusal once.', async () => {
  const server = await startTestServer(strict)
  const browser = server.browser()
  const request = (number: number) =>
    askPublicly(browser, 'requestAlert', { ...wantedSearch, emailAddress: `someone${number}@example.com` })
  for (let number = 0; number < 10; number += 1) expect((await request(number)).result).toEqual({})
  const refused = await request(10)
  expect([refused.http, refused.status]).toEqual([429, false])
  expect((await request(0)).http).toBe(429)
  server.clock.now += 3_600_000
  expect((await request(11)).result).toEqual({})
  const events = await eventsOf(server)
  expect(events.filter((each) => each === 'requestAlert done')).toHaveLength(11)
  expect(events.filter((each) => each === 'requestAlert limited')).toHaveLength(1)
})

test('A client can stop alerts 60 times in 10 minutes, by calls and forms together, so that no token can be guessed.', async () => {
  const server = await startTestServer(strict)
  const { act, confirmed } = addressAt(server)
  const token = await confirmed()
  const press = () => post(server, `/alerts/${token}/stop`, { 'List-Unsubscribe': 'One-Click' })
  for (let count = 0; count < 30; count += 1) {
    expect((await act('stopAlert', { token: `manage.${count}.x` })).http).toBe(404)
    expect((await post(server, `/alerts/manage.${count}.x`, { do: 'stop' })).status).toBe(404)
  }

  expect((await act('stopAlert', { token })).http).toBe(429)
  expect((await post(server, `/alerts/${token}`, { do: 'stop' })).status).toBe(429)
  const refused = await press()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  server.clock.now += 600_000
  expect((await press()).status).toBe(200)
  expect((await eventsOf(server)).filter((each) => each.endsWith(' limited'))).toEqual(['stopAlert limited'])
})

test.each(['confirmAlert', 'keepAlert', 'lessLike', 'undoLessLike'] as const)(
  'A client can make the call %s 60 times in 10 minutes.',
  async (name) => {
    const server = await startTestServer(strict)
    const { act } = addressAt(server)
    const isAbout = name === 'lessLike' || name === 'undoLessLike'
    const payload = { token: 'manage.x.x', ...(isAbout && { slug: 'job', reason: 'pay' }) }
    for (let count = 0; count < 60; count += 1) expect((await act(name, payload)).http).toBe(404)
    expect((await act(name, payload)).http).toBe(429)
  },
)

test('The trail notes for its account what calls, forms and mail programs did with a link, and nothing of a forged one.', async () => {
  const server = await startTestServer()
  const { act, confirmed } = addressAt(server)
  const token = await confirmed()
  await post(server, `/alerts/${token}`, { do: 'keep' })
  await post(server, `/alerts/${token}x`, { do: 'stop' })
  await act('stopAlert', { token: `${token}x` })
  await post(server, `/alerts/${token}/stop`, { 'List-Unsubscribe': 'One-Click' })
  const events = await eventsOf(server)
  expect(events.toSorted()).toEqual([
    'confirmAlert done',
    'keepAlert done',
    'requestAlert done',
    'stopAlert done',
  ])
})

test('A candidate can save and change 120 searches an hour.', async () => {
  const server = await startTestServer(strict)
  const { ask } = await searcherAt(server)
  const save = () => ask('saveSearch', wantedSearch)
  let count = 0
  while ((await save()).http !== 429) count += 1
  expect(count).toBe(120)
})
