// @module-tag security
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { openSessionCalls } from '../../../contract/identity/sessions.ts'
import { askForChanges, openPage } from '../live/openPage.ts'
import { ada, days, grace, minutes, readAnswer, startTestServer, type Browser } from '../support/harness.ts'

const { emailAddress, password } = ada
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Name = keyof typeof openSessionCalls

const call = async (browser: Browser, name: Name, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${openSessionCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

const list = async (browser: Browser) =>
  v.parse(openSessionCalls.listSessions.result, (await call(browser, 'listSessions')).result)

const isSignedIn = async (browser: Browser) => (await browser.call('session')).result !== null

async function twoDevices() {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  const here = server.browserAt('203.0.113.1')
  await here.call('register', ada)
  const there = server.browserAt('2001:db8:1::1')
  await there.send('/api/candidate/login', {
    body: JSON.stringify({ emailAddress, password }),
    headers: { 'User-Agent': FIREFOX },
  })
  return { server, here, there }
}

test('sessions are listed with browser, network and times, this one first', async () => {
  const { here, there } = await twoDevices()

  const [own, other, ...more] = await list(here)

  expect(more).toEqual([])
  expect(own).toMatchObject({ isCurrent: true, network: '203.0.113.x' })
  expect(other).toMatchObject({ isCurrent: false, browser: 'Firefox on Linux', network: '2001:db8:1:x' })
  expect(new Date(other?.createdAt ?? '').getUTCFullYear()).toBe(2030)
  expect((await list(there)).map(({ id }) => id)).toEqual([other?.id, own?.id])
})

test('a list has neither tokens nor their hashes, and no data of other accounts', async () => {
  const { server, here } = await twoDevices()
  await server.registered(grace)

  const { text } = await call(here, 'listSessions')

  expect(text).not.toContain(here.cookies.get('cs'))
  expect(text).not.toContain('203.0.113.1"')
  expect(await list(here)).toHaveLength(2)
})

test('the last use of a session and its network are updated within an hour', async () => {
  const { server, here, there } = await twoDevices()
  server.clock.now += minutes(61)
  const before = server.clock.now
  there.address = '198.51.100.9'
  await there.call('session')

  const other = (await list(here)).find(({ isCurrent }) => !isCurrent)

  expect(new Date(other?.lastUsedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before)
  expect(other?.network).toBe('198.51.100.x')
})

test('an expired session is not listed', async () => {
  const { server, here } = await twoDevices()
  server.clock.now += days(29)
  await here.call('session')
  server.clock.now += days(2)

  expect(await list(here)).toMatchObject([{ isCurrent: true }])
})

test('an ended session is logged out, and its open page is notified at once', async () => {
  const { here, there } = await twoDevices()
  const { page } = await openPage(there, 'candidate')
  const id = (await list(here)).find(({ isCurrent }) => !isCurrent)?.id

  expect((await call(here, 'endSession', { id })).status).toBe(true)

  await vi.waitUntil(() => page.isEnded, { timeout: 2_000 })
  expect((await askForChanges(there, 'candidate')).status).toBe(204)
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await call(there, 'listSessions')).http).toBe(401)
  expect(await list(here)).toHaveLength(1)
})

test('a session that is ended twice, unknown, or another person’s is not found', async () => {
  const { server, here } = await twoDevices()
  const stranger = await server.registered(grace)
  const id = (await list(here)).find(({ isCurrent }) => !isCurrent)?.id
  const theirs = (await list(stranger.browser))[0]?.id
  await call(here, 'endSession', { id })

  for (const each of [id, theirs, 'nothing', '0'.repeat(32)]) {
    expect((await call(here, 'endSession', { id: each })).http, each).toBe(404)
  }
  expect((await call(here, 'endSession', { id: '' })).status).toBe(false)
  expect(await isSignedIn(stranger.browser)).toBe(true)
})

test('all other sessions are ended at once, and this one continues', async () => {
  const { server, here, there } = await twoDevices()
  const third = server.browser()
  await third.call('login', { emailAddress, password })

  expect((await call(here, 'endOtherSessions')).status).toBe(true)

  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(third)]).toEqual([
    true,
    false,
    false,
  ])
  expect(await list(here)).toMatchObject([{ isCurrent: true }])
})

test('sessions are listed and ended only with a login', async () => {
  const server = await startTestServer()
  for (const name of ['listSessions', 'endOtherSessions'] as const) {
    expect((await call(server.browser(), name)).http).toBe(401)
  }
  expect((await call(server.browser(), 'endSession', { id: 'x' })).http).toBe(401)
})
