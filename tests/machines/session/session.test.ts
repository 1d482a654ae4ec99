import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.ts'
import { candidate, employer } from '../support/events.ts'
import { start, startConfirmed, startSignedIn, startWith } from './sessions.ts'

const role = 'candidate'
const over = {
  type: 'notice',
  notice: { kind: 'failure', title: 'sessionEnded', message: 'loginNeeded' },
}

describe('at first', () => {
  test('The session is unknown until the cookies are read.', () => {
    const { session, value, users, confirm } = start()
    expect([value(), users(), confirm.calls]).toEqual(['restoring', {}, []])
    expect(session.getSnapshot().hasTag('unknown')).toBe(true)
  })

  test('the cookies are watched as long as the session runs', () => {
    const log: string[] = []
    const machine = sessionMachine.provide({
      actors: {
        watchCookies: fromCallback(({ sendBack }) => {
          sendBack({ type: 'cookiesRead', users: {} })
          return () => void log.push('unwatched')
        }),
      },
    })
    const session = createActor(machine).start()
    expect([session.getSnapshot().value, log]).toEqual(['guest', []])
    session.stop()
    expect(log).toEqual(['unwatched'])
  })

  test('without a cookie the visitor is a guest, without a request', () => {
    const { session, value, confirm, emitted } = startWith({})
    expect([value(), confirm.calls, emitted]).toEqual(['guest', [], []])
    expect(session.getSnapshot().hasTag('unknown')).toBe(false)
  })

  test('with a cookie the visitor is a member at once, and the server confirms it', () => {
    const { value, users, confirm } = startWith({ candidate })
    expect([value(), users()]).toEqual([{ member: 'unconfirmed' }, { candidate }])
    expect(confirm.calls.map(({ input }) => input)).toEqual([{ candidate }])
  })
})

describe('the server’s response to a cookie', () => {
  test('confirms it, and updates the person', async () => {
    const { session, answer, users, emitted } = startWith({ candidate })
    const renamed = { ...candidate, firstName: 'Renamed' }
    answer({ candidate: renamed })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([users(), emitted]).toEqual([{ candidate: renamed }, []])
  })

  test('denies it: the person is a guest, and sees a notice', async () => {
    const { session, answer, users, emitted } = startWith({ candidate })
    answer({})
    await waitFor(session, (now) => now.matches('guest'))
    expect([users(), emitted]).toEqual([{}, [over]])
  })

  test('confirms one of two: that one stays logged in', async () => {
    const { session, answer, value, users, emitted } = startWith({ candidate, employer })
    answer({ employer })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([value(), users(), emitted]).toEqual([{ member: 'confirmed' }, { employer }, [over]])
  })

  test('is missing: the cookie counts', async () => {
    const { session, confirm, users, emitted } = startWith({ candidate })
    confirm.last().fail({ code: 'unreachable', message: 'No answer.' })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([users(), emitted]).toEqual([{ candidate }, []])
  })

  test('is requested again after a newer response, and the older call is dropped', async () => {
    const { session, confirm, answer, users } = startWith({ candidate })
    session.send({ type: 'outdated' })
    expect(confirm.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    const verified = { ...candidate, isVerified: true }
    answer({ candidate: verified })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    session.send({ type: 'outdated' })
    expect([users(), confirm.calls.length]).toEqual([{ candidate: verified }, 3])
  })
})

describe('logging in', () => {
  test.each([
    ['candidate', candidate, '/candidate/dashboard'],
    ['employer', employer, '/employer'],
  ] as const)('as %s is known at once, and opens the page for that role', (as, user, to) => {
    const { value, users, emitted } = startSignedIn({}, { role: as, user })
    expect([value(), users()]).toEqual([{ member: 'confirmed' }, { [as]: user }])
    expect(emitted).toEqual([{ type: 'redirect', to }])
  })

  test('on the way to a page opens that page', () => {
    const next = '/candidate/profile?tab=settings'
    const { emitted } = startSignedIn({}, { role, user: candidate, next })
    expect(emitted).toEqual([{ type: 'redirect', to: next }])
  })

  test('navigates too if its cookie was already reported', () => {
    const { session, users, emitted } = startWith({})
    session.send({ type: 'cookiesRead', users: { candidate } })
    session.send({ type: 'signedIn', role, user: candidate })
    expect([users(), emitted]).toEqual([{ candidate }, [{ type: 'redirect', to: '/candidate/dashboard' }]])
  })

  test('while a slow logout is under way does not wait for it', async () => {
    const { session, logout, value, users } = await startConfirmed({ candidate })
    const other = { ...candidate, id: 'c2' }
    session.send({ type: 'signOut', role })
    session.send({ type: 'signedIn', role, user: other })
    expect([value(), users()]).toEqual([{ member: 'confirmed' }, { candidate: other }])
    expect(logout.last().signal.aborted).toBe(true)
  })

  test('as the other role, during a slow logout, navigates at once, and still ends the other session', async () => {
    const { session, logout, users, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    session.send({ type: 'signedIn', role: 'employer', user: employer })
    expect([users(), emitted]).toEqual([{ employer }, [{ type: 'redirect', to: '/employer' }]])
    expect(logout.last()).toMatchObject({ input: [role], signal: { aborted: false } })
    logout.last().answer()
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect(users()).toEqual({ employer })
  })

  test('as the other role too keeps both logged in', () => {
    const { users } = startSignedIn({ candidate }, { role: 'employer', user: employer })
    expect(users()).toEqual({ candidate, employer })
  })

  test('as somebody else replaces the previous person', () => {
    const other = { ...candidate, id: 'c2' }
    const { users } = startSignedIn({ candidate }, { role, user: other })
    expect(users()).toEqual({ candidate: other })
  })
})

describe('an updated profile', () => {
  test('is written to the cookie again, without navigation', async () => {
    const { session, keep, users, emitted } = await startConfirmed({ candidate })
    const user = { ...candidate, firstName: 'Renamed' }
    session.send({ type: 'updated', role, user })
    expect(keep.calls.map(({ input }) => input)).toEqual([{ role, user }])
    keep.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect([users(), emitted]).toEqual([{ candidate: user }, []])
  })

  test('that the browser does not store logs out, here and at the server, and is announced', async () => {
    const { session, keep, logout, users, emitted } = await startConfirmed({ candidate, employer })
    session.send({ type: 'updated', role, user: candidate })
    keep.last().fail({ code: 'unkept', message: 'Allow cookies.' })
    await waitFor(session, (now) => now.matches('closing'))
    expect(logout.calls.map(({ input }) => input)).toEqual([[role]])
    logout.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect(users()).toEqual({ employer })
    expect(emitted).toEqual([
      {
        type: 'notice',
        notice: { kind: 'failure', title: 'error', message: { name: 'text', text: 'Allow cookies.' } },
      },
      { type: 'signedOut' },
    ])
  })
})
