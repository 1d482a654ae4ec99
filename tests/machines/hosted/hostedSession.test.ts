import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise, stopChild, type Actor } from 'xstate'
import { hostedSessionMachine, type HostedEvent } from '../../../machines/hosted/hostedSession.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { candidate, refused } from '../support/events.ts'

const seconds = (count: number) => count * 1_000
const unreachable: Failure = { code: 'unreachable', message: 'The server could not be reached.' }

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const nothing = () => undefined

/** Opens a browser tab. All tabs of a test share the lock and the stored expiry. */
function openTab({
  expiresAt,
  refresh = async () => Date.now() + seconds(900),
  tabs = [],
}: {
  expiresAt: number | undefined
  refresh?: () => Promise<number>
  tabs?: { stored: number | undefined; waiting: (() => void)[] }[]
}) {
  const [browser = { stored: expiresAt, waiting: [] }] = tabs
  const refreshes: number[] = []
  const toSession: unknown[] = []
  let forgotten = 0
  let report: (event: HostedEvent) => void = nothing
  const root = createActor(createMachine({ on: { close: { actions: stopChild(() => actor) } } })).start()
  createActor(createMachine({ on: { '*': { actions: ({ event }) => toSession.push(event) } } }), {
    parent: root,
    systemId: 'session',
  }).start()
  const toChannel: number[] = []
  createActor(createMachine({ on: { tokenRefreshed: { actions: () => toChannel.push(Date.now()) } } }), {
    parent: root,
    systemId: 'channel',
  }).start()
  const notices: unknown[] = []
  const actor: Actor<typeof hostedSessionMachine> = createActor(
    hostedSessionMachine.provide({
      actors: {
        watchClient: fromCallback(({ receive, sendBack }) => {
          report = sendBack
          receive(() => sendBack({ type: 'INITIAL_SESSION', expiresAt: browser.stored }))
        }),
        takeTurn: fromCallback(({ sendBack }) => {
          const take = () => sendBack({ type: 'turn', expiresAt: browser.stored })
          browser.waiting.push(take)
          if (browser.waiting.length === 1) take()
          return () => {
            const wasFirst = browser.waiting[0] === take
            browser.waiting = browser.waiting.filter((each) => each !== take)
            if (wasFirst) browser.waiting[0]?.()
          }
        }),
        refresh: fromPromise(async () => {
          refreshes.push(Date.now())
          const next = await refresh()
          browser.stored = next
          return { expiresAt: next }
        }),
        forget: fromPromise(async () => {
          forgotten += 1
        }),
      },
    }),
    { parent: root },
  )
  actor.on('notice', (event) => notices.push(event))
  actor.start()
  return {
    actor,
    browser,
    close: () => root.send({ type: 'close' }),
    refreshes,
    notices,
    toSession,
    toChannel,
    forgotten: () => forgotten,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    report: (event: HostedEvent) => report(event),
  }
}

const retrying = { renewing: { attempt: 'retrying' } } as const

test('A browser without a session is signed out.', () => {
  expect(openTab({ expiresAt: undefined }).is('signedOut')).toBe(true)
})

test('A session with 95 seconds left is not refreshed; one with 85 seconds left is.', async () => {
  const early = openTab({ expiresAt: seconds(95) })
  const late = openTab({ expiresAt: seconds(85) })
  await vi.advanceTimersByTimeAsync(0)
  expect(early.refreshes).toEqual([])
  expect(early.is('fresh')).toBe(true)
  expect(late.refreshes).toEqual([0])
})

test('A session is refreshed 90 seconds before it expires, and again before the next one does.', async () => {
  const { is, refreshes } = openTab({ expiresAt: seconds(900) })
  await vi.advanceTimersByTimeAsync(seconds(809))
  expect(refreshes).toEqual([])
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(refreshes).toEqual([seconds(810)])
  expect(is('fresh')).toBe(true)
  await vi.advanceTimersByTimeAsync(seconds(810))
  expect(refreshes).toEqual([seconds(810), seconds(1_620)])
})

test('The channel takes the access token of a session that is fresh, and the next one as soon as it is there.', async () => {
  const refresh = async () => {
    await vi.advanceTimersByTimeAsync(seconds(5))
    return Date.now() + seconds(900)
  }
  const { toChannel } = openTab({ expiresAt: seconds(900), refresh })
  expect(toChannel).toEqual([0])
  await vi.advanceTimersByTimeAsync(seconds(820))
  expect(toChannel.at(-1)).toBe(seconds(815))
  expect(openTab({ expiresAt: undefined }).toChannel).toEqual([])
})

test('A session that has expired while the device slept is refreshed as soon as it wakes.', async () => {
  const { refreshes, report } = openTab({ expiresAt: seconds(900) })
  vi.setSystemTime(seconds(5_000))
  report({ type: 'woken' })
  await vi.advanceTimersByTimeAsync(0)
  expect(refreshes).toEqual([seconds(5_000)])
})

test('Failed refreshes are retried after 1, 2, 5, 10 and then every 30 seconds.', async () => {
  const { is, refreshes } = openTab({
    expiresAt: seconds(85),
    refresh: () => Promise.reject(unreachable),
  })
  await vi.advanceTimersByTimeAsync(seconds(80))
  expect(refreshes.map((at) => at / 1_000)).toEqual([0, 1, 3, 8, 18, 48, 78])
  expect(is(retrying)).toBe(true)
})

test('A retry that succeeds makes the session fresh, and the next failure begins with a short delay.', async () => {
  let isAway = true
  const { is, refreshes, report } = openTab({
    expiresAt: seconds(85),
    refresh: () => (isAway ? Promise.reject(unreachable) : Promise.resolve(seconds(900))),
  })
  await vi.advanceTimersByTimeAsync(seconds(8))
  isAway = false
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(is('fresh')).toBe(true)
  isAway = true
  refreshes.length = 0
  await vi.advanceTimersByTimeAsync(seconds(793))
  expect(refreshes.map((at) => at / 1_000)).toEqual([810, 811])
  report({ type: 'SIGNED_OUT' })
  expect(is('signedOut')).toBe(true)
})

test('A failed attempt of the library is retried at once, and a device that reconnects does not wait.', async () => {
  const { is, refreshes, report } = openTab({
    expiresAt: seconds(85),
    refresh: () => new Promise(() => undefined),
  })
  await vi.advanceTimersByTimeAsync(0)
  report({ type: 'unavailable', failure: unreachable })
  expect(is(retrying)).toBe(true)
  report({ type: 'woken' })
  expect(refreshes).toEqual([0, 0])
})

test('Failed refreshes are announced once, 30 seconds before the session expires.', async () => {
  const { actor, notices } = openTab({
    expiresAt: seconds(85),
    refresh: () => Promise.reject(unreachable),
  })
  await vi.advanceTimersByTimeAsync(seconds(54))
  expect(notices).toEqual([])
  expect(actor.getSnapshot().hasTag('warning')).toBe(false)
  await vi.advanceTimersByTimeAsync(seconds(25))
  expect(notices).toMatchObject([{ notice: { message: { text: unreachable.message } } }])
  expect(actor.getSnapshot().hasTag('warning')).toBe(true)
})

test('A refresh that first fails with less than 30 seconds left is announced.', async () => {
  const { notices } = openTab({
    expiresAt: seconds(20),
    refresh: () => Promise.reject(unreachable),
  })
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(notices).toMatchObject([{ notice: { message: { text: unreachable.message } } }])
})

test('A session that the server does not renew expires, is removed, and is reported to the application’s session.', async () => {
  const { actor, forgotten, is, report, toSession } = openTab({
    expiresAt: seconds(85),
    refresh: () => Promise.reject(refused),
  })
  await vi.advanceTimersByTimeAsync(0)
  report({ type: 'SIGNED_OUT' })
  expect(is('expired')).toBe(true)
  expect(forgotten()).toBe(1)
  expect(toSession).toEqual([{ type: 'outdated' }])
  report({ type: 'SIGNED_IN', expiresAt: seconds(900) })
  expect(is('fresh')).toBe(true)
  expect(actor.getSnapshot().context.expiresAt).toBe(seconds(900))
})

test('Of two tabs in the margin, one refreshes, and the other takes the stored session.', async () => {
  const first = openTab({ expiresAt: seconds(900) })
  const second = openTab({ expiresAt: undefined, tabs: [first.browser] })
  await vi.advanceTimersByTimeAsync(seconds(811))
  expect([...first.refreshes, ...second.refreshes]).toEqual([seconds(810)])
  for (const tab of [first, second]) {
    expect(tab.is('fresh')).toBe(true)
    expect(tab.actor.getSnapshot().context.expiresAt).toBe(seconds(1_710))
  }
})

test('A tab continues when the one that refreshes is closed.', async () => {
  const first = openTab({ expiresAt: seconds(85), refresh: () => new Promise(() => undefined) })
  const second = openTab({ expiresAt: undefined, tabs: [first.browser] })
  await vi.advanceTimersByTimeAsync(0)
  expect(second.refreshes).toEqual([])
  first.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(second.refreshes).toEqual([0])
})

test('A refresh in another tab is known in this one.', () => {
  const { actor, report } = openTab({ expiresAt: seconds(95) })
  report({ type: 'TOKEN_REFRESHED', expiresAt: seconds(900) })
  expect(actor.getSnapshot().context.expiresAt).toBe(seconds(900))
})

test('A logout in another tab makes the application check its session.', () => {
  const { is, report, toSession } = openTab({ expiresAt: seconds(900) })
  report({ type: 'SIGNED_OUT' })
  expect(is('signedOut')).toBe(true)
  expect(toSession).toEqual([{ type: 'outdated' }])
})

test('A link for a new password does not change the login of the browser.', () => {
  const { actor, is, report } = openTab({ expiresAt: seconds(900) })
  report({ type: 'PASSWORD_RECOVERY', expiresAt: seconds(300) })
  expect(is('recovering')).toBe(true)
  report({ type: 'USER_UPDATED', expiresAt: seconds(300) })
  expect(is('fresh')).toBe(true)
  expect(actor.getSnapshot().context.expiresAt).toBe(seconds(900))
})

test('A link for a new password that is not used in time ends the recovery.', async () => {
  const { is, report } = openTab({ expiresAt: undefined })
  report({ type: 'PASSWORD_RECOVERY', expiresAt: seconds(300) })
  await vi.advanceTimersByTimeAsync(seconds(300))
  expect(is('signedOut')).toBe(true)
})

test('A login from the address is reported to the application’s session.', () => {
  const { report, toSession } = openTab({ expiresAt: undefined })
  report({ type: 'SIGNED_IN', expiresAt: seconds(900) })
  report({ type: 'arrived', role: 'candidate', user: candidate, next: '/candidate/profile' })
  expect(toSession).toEqual([
    { type: 'signedIn', role: 'candidate', user: candidate, next: '/candidate/profile' },
  ])
})

test('An address with an incomplete session is announced.', () => {
  const { notices, report } = openTab({ expiresAt: undefined })
  report({ type: 'failed', failure: { ...refused, message: 'No session defined in URL' } })
  expect(notices).toMatchObject([{ notice: { message: { text: 'No session defined in URL' } } }])
})
