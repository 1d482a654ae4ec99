import { expect, test, vi } from 'vitest'
import { tellCompany } from '../../support/companies.ts'
import { ada, Browser, minutes, startTestServer } from '../../support/harness.ts'
import { launch, settingsFor } from '../../support/launch.ts'
import { startHosted } from '../../support/hosted.ts'
import { employerAt } from '../../support/postings.ts'
import { joined, signedIn } from './listening.ts'

/** Creates a websocket class for the official client that records the start of each connection. */
function timedTransport() {
  const times: number[] = []
  class Timed extends WebSocket {
    constructor(...asked: ConstructorParameters<typeof WebSocket>) {
      super(...asked)
      times.push(performance.now())
    }
  }
  return { transport: Timed, times }
}

test('The official client reconnects to a killed server after 1, 2 and 5 s, and receives changes.', async () => {
  const { publicKey, server } = await startHosted()
  const employer = await employerAt(server)
  await server.close()
  const settings = { ...settingsFor(server), HOSTED_API: 'on' }
  const first = launch(settings)
  const base = await first.origin
  const { times, transport } = timedTransport()
  const client = await signedIn({ base }, publicKey, employer.emailAddress, 'employer', { transport })
  const { heard, isTold, reports } = await joined(client, 'company')

  first.child.kill('SIGKILL')
  await reports('CHANNEL_ERROR')
  const lostAt = performance.now()
  await vi.waitUntil(() => times.length === 3, { timeout: 6_000 })
  const second = launch({ ...settings, PORT: new URL(base).port })
  await second.origin
  await vi.waitUntil(() => heard.statuses.at(-1) === 'SUBSCRIBED', { timeout: 20_000 })
  const waits = times.slice(1).map((at, index) => at - (index === 0 ? lostAt : (times[index] ?? 0)))
  expect(waits.map((wait) => Math.round(wait / 1_000)).slice(0, 3)).toEqual([1, 2, 5].slice(0, waits.length))

  const browser = new Browser(base)
  const { status } = await browser.call(
    'login',
    { emailAddress: employer.emailAddress, password: ada.password },
    'employer',
  )
  expect(status).toBe(true)
  await tellCompany(browser, { about: 'Engines.' })
  await isTold({ kind: 'company' })
}, 40_000)

test('A server that shuts down sends its clients to the next one, with their channels.', async () => {
  const { publicKey, server } = await startHosted()
  const employer = await employerAt(server)
  const client = await signedIn(server, publicKey, employer.emailAddress, 'employer')
  const { reports, heard } = await joined(client, 'company')
  await server.close()
  await reports('CHANNEL_ERROR')
  expect(heard.errors).toEqual(['socket closed: 1012'])
  const next = await startTestServer({
    place: server,
    env: { HOSTED_API: 'on', PORT: String(server.port) },
  })
  next.clock.now = server.clock.now + minutes(1)
  await reports('SUBSCRIBED')
})
