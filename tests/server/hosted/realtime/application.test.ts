import type * as Realtime from '@supabase/realtime-js'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChannelCommand, ChannelReport } from '../../../../machines/hosted/channel.ts'
import { minutes, startTestServer } from '../../support/harness.ts'
import { joined, signedIn, startWithApplication } from './listening.ts'

// The application's own end of a channel, as a build with a hosted backend loads it.

type Started = Awaited<ReturnType<typeof startWithApplication>>

const clients = { created: 0, opened: 0, released: 0 }

vi.mock('@supabase/realtime-js', async (importOriginal) => {
  const original = await importOriginal<typeof Realtime>()
  class Counted extends original.RealtimeClient {
    constructor(...parts: ConstructorParameters<typeof original.RealtimeClient>) {
      super(...parts)
      clients.created += 1
    }

    override async removeAllChannels() {
      const removed = await super.removeAllChannels()
      clients.released += 1
      return removed
    }
  }
  return { ...original, RealtimeClient: Counted }
})

beforeEach(() => {
  vi.resetModules()
  Object.assign(clients, { created: 0, opened: 0, released: 0 })
})

const isClosed = (): void => expect.unreachable('The channel takes no commands yet.')

/** Opens a channel of the application with the token of a client. */
async function openedChannel(
  { candidateClient, publicKey, server }: Pick<Started, 'candidateClient' | 'publicKey' | 'server'>,
  topic = 'account',
) {
  vi.stubEnv('VITE_HOSTED_URL', server.base)
  vi.stubEnv('VITE_HOSTED_KEY', publicKey)
  let session = (await candidateClient.auth.getSession()).data.session
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session) })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  const { openChannel } = await import('../../../../src/network/hosted/channel.ts')
  const reports: ChannelReport[] = []
  let command: (command: ChannelCommand) => void = isClosed
  /** Opens a connection. Returns a function that closes it. */
  const open = async () => {
    const ended = new AbortController()
    const end = () => ended.abort()
    clients.opened += 1
    onTestFinished(async () => {
      end()
      await vi.waitUntil(() => clients.released === clients.opened, { timeout: 5_000 })
    })
    await openChannel(topic, {
      report: (event) => reports.push(event),
      receive: (listener) => (command = listener),
      signal: ended.signal,
    })
    return end
  }
  const end = await open()
  return {
    end,
    open,
    send: (type: ChannelCommand['type']) => command({ type }),
    reports,
    isTold: (event: ChannelReport) =>
      vi.waitFor(() => expect(reports).toContainEqual(event), { timeout: 5_000, interval: 5 }),
    refresh: async () => {
      session = (await candidateClient.auth.refreshSession()).data.session
    },
  }
}

test('The application joins the channel of its account, is told of changes, and leaves.', async () => {
  const started = await startWithApplication()
  const { application, employer } = started
  const { isTold, reports, send } = await openedChannel(started)
  await isTold({ type: 'accepted' })
  await employer.answer(application.id, { type: 'ask', message: 'A word to you.' })
  await isTold({ type: 'change', change: { kind: 'application', reference: application.reference } })
  send('sendHeartbeat')
  await isTold({ type: 'heartbeatAnswered' })
  send('leave')
  await isTold({ type: 'left' })
  expect(reports.map(({ type }) => type)).toEqual(['accepted', 'change', 'heartbeatAnswered', 'left'])
})

test('The next access token keeps the channel of the application open beyond the first one.', async () => {
  const started = await startWithApplication()
  const { application, employer, server } = started
  const { isTold, refresh, reports, send } = await openedChannel(started)
  await isTold({ type: 'accepted' })
  for (let minute = 0; minute < 20; minute += 1) {
    server.clock.now += minutes(0.9)
    if (minute === 10) {
      await refresh()
      send('renewToken')
    }
    send('sendHeartbeat')
    await vi.waitUntil(
      () => reports.filter(({ type }) => type === 'heartbeatAnswered').length === minute + 1,
      { interval: 5 },
    )
  }
  await employer.answer(application.id, { type: 'ask', message: 'A word to you.' })
  await isTold({ type: 'change', change: { kind: 'application', reference: application.reference } })
})

test('The application knows that another connection has taken the place of its channel.', async () => {
  const started = await startWithApplication()
  const { candidate, publicKey, server } = started
  const replaced = await openedChannel(started)
  await replaced.isTold({ type: 'accepted' })
  for (let count = 0; count < 8; count += 1)
    await joined(await signedIn(server, publicKey, candidate.emailAddress, 'candidate'), 'account')
  await replaced.isTold({
    type: 'ended',
    isReplaced: true,
    reason: 'Another connection of this account has taken the place of this one.',
  })
})

test('The application knows that a channel has ended with its session.', async () => {
  const started = await startWithApplication()
  const { candidate, publicKey, server } = started
  const ended = await openedChannel(started)
  await ended.isTold({ type: 'accepted' })
  const other = await signedIn(server, publicKey, candidate.emailAddress, 'candidate')
  await other.auth.signOut({ scope: 'others' })
  await ended.isTold({ type: 'ended', isReplaced: false, reason: 'The session has ended.' })
})

test('A refused join says why.', async () => {
  const { isTold } = await openedChannel(await startWithApplication(), 'company')
  const reason = 'There is no such channel, or this account may not read it.'
  await isTold({ type: 'refused', reason })
})

test('A server that goes away is a loss; the next connection is made by the same client, and joins once.', async () => {
  const started = await startWithApplication()
  const { server } = started
  const { isTold, open, reports, ...first } = await openedChannel(started)
  await isTold({ type: 'accepted' })
  await server.close()
  await isTold({ type: 'lost' })
  first.end()
  await vi.waitUntil(() => clients.released === 1)
  reports.length = 0
  const end = await open()
  await isTold({ type: 'lost' })
  end()
  await vi.waitUntil(() => clients.released === 2)

  await startTestServer({ place: server, env: { HOSTED_API: 'on', PORT: String(server.port) } })
  const send = vi.spyOn(WebSocket.prototype, 'send')
  await open()
  await isTold({ type: 'accepted' })
  const sent = send.mock.calls.flatMap(([message]) => (typeof message === 'string' ? [message] : []))
  send.mockRestore()
  expect(sent.filter((message) => /phx_(join|leave)/.test(message))).toHaveLength(1)
  expect(clients.created).toBe(1)
})
