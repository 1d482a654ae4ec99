import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.ts'
import { candidate, employer } from '../support/events.ts'
import { start, startConfirmed, startSignedIn, startWith } from './sessions.ts'

const role = 'candidate'
const over = {
  type: 'notice',
  notice: { kind: 'failure', title: 'Session ended', message: 'Log in again to go on.' },
}

describe('to begin with', () => {
  test('nobody knows who is signed in until the cookies have been read', () => {
    const { session, value, users, confirm } = start()
    expect([value(), users(), confirm.calls]).toEqual(['restoring', {}, []])
    expect(session.getSnapshot().hasTag('unknown')).toBe(true)
  })

  test('the cookies are watched for as long as the session runs', () => {
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

  test('without a cookie the visitor is a guest, and the server is not asked', () => {
    const { session, value, confirm, emitted } = startWith({})
    expect([value(), confirm.calls, emitted]).toEqual(['guest', [], []])
    expect(session.getSnapshot().hasTag('unknown')).toBe(false)
  })

  test('with a cookie the visitor is a member at once, and the server is asked about it', () => {
    const { value, users, confirm } = startWith({ candidate })
    expect([value(), users()]).toEqual([{ member: 'unconfirmed' }, { candidate }])
    expect(confirm.calls.map(({ input }) => input)).toEqual([{ candidate }])
  })
})

describe('the server, asked about a cookie,', () => {
  test('confirms it, and knows the person better', async () => {
    const { session, confirm, users, emitted } = startWith({ candidate })
    const renamed = { ...candidate, firstName: 'Renamed' }
    confirm.last().answer({ candidate: renamed })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([users(), emitted]).toEqual([{ candidate: renamed }, []])
  })

  test('knows no such session: the person is a guest, and is told', async () => {
    const { session, confirm, users, emitted } = startWith({ candidate })
    confirm.last().answer({})
    await waitFor(session, (now) => now.matches('guest'))
    expect([users(), emitted]).toEqual([{}, [over]])
  })

  test('knows one of two: the other stays signed in', async () => {
    const { session, confirm, value, users, emitted } = startWith({ candidate, employer })
    confirm.last().answer({ employer })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([value(), users(), emitted]).toEqual([{ member: 'confirmed' }, { employer }, [over]])
  })

  test('cannot be reached: the cookie counts', async () => {
    const { session, confirm, users, emitted } = startWith({ candidate })
    confirm.last().fail({ code: 'unreachable', message: 'No answer.' })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([users(), emitted]).toEqual([{ candidate }, []])
  })

  test('is asked again when it knows better by now, and the older question is dropped', async () => {
    const { session, confirm, users } = startWith({ candidate })
    session.send({ type: 'outdated' })
    expect(confirm.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    const verified = { ...candidate, isVerified: true }
    confirm.last().answer({ candidate: verified })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    session.send({ type: 'outdated' })
    expect([users(), confirm.calls.length]).toEqual([{ candidate: verified }, 3])
  })
})

describe('signing in', () => {
  test.each([
    ['candidate', candidate, '/candidate/dashboard'],
    ['employer', employer, '/employer'],
  ] as const)('as %s writes the cookie and leads to where that role lands', async (as, user, to) => {
    const { session, keep, users, emitted } = startWith({})
    session.send({ type: 'signedIn', role: as, user })
    expect(keep.calls.map(({ input }) => input)).toEqual([{ role: as, user, to }])
    expect(session.getSnapshot().hasTag('busy')).toBe(true)
    expect([users(), emitted]).toEqual([{}, []])
    keep.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect([users(), emitted]).toEqual([{ [as]: user }, [{ type: 'redirect', to }]])
  })

  test('on the way to a page leads to that page', async () => {
    const next = '/candidate/profile?tab=settings'
    const { emitted } = await startSignedIn({}, { role, user: candidate, next })
    expect(emitted).toEqual([{ type: 'redirect', to: next }])
  })

  test('in a browser that keeps no cookie is told, and leads nowhere', async () => {
    const { session, keep, users, emitted } = startWith({})
    session.send({ type: 'signedIn', role, user: candidate })
    keep.last().fail({ code: 'unkept', message: 'Allow cookies.' })
    await waitFor(session, (now) => now.matches('guest'))
    expect(users()).toEqual({})
    expect(emitted).toEqual([
      { type: 'unkept' },
      { type: 'notice', notice: { kind: 'failure', title: 'Error', message: 'Allow cookies.' } },
    ])
  })

  test('while a slow logout is under way does not wait for it', async () => {
    const { session, keep, users } = await startConfirmed({ candidate })
    const other = { ...candidate, id: 'c2' }
    session.send({ type: 'signOut', role })
    session.send({ type: 'signedIn', role, user: other })
    keep.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect(users()).toEqual({ candidate: other })
  })

  test('as the other role too leaves both signed in', async () => {
    const { users } = await startSignedIn({ candidate }, { role: 'employer', user: employer })
    expect(users()).toEqual({ candidate, employer })
  })

  test('as somebody else takes the place of who was there', async () => {
    const other = { ...candidate, id: 'c2' }
    const { users } = await startSignedIn({ candidate }, { role, user: other })
    expect(users()).toEqual({ candidate: other })
  })
})

describe('a profile that was updated', () => {
  test('is written to the cookie anew, and leads nowhere', async () => {
    const { session, keep, users, emitted } = await startConfirmed({ candidate })
    const user = { ...candidate, firstName: 'Renamed' }
    session.send({ type: 'updated', role, user })
    expect(keep.calls.map(({ input }) => input)).toEqual([{ role, user }])
    keep.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect([users(), emitted]).toEqual([{ candidate: user }, []])
  })

  test('that the browser does not keep signs out: the cookie before it is gone as well', async () => {
    const { session, keep, users } = await startConfirmed({ candidate, employer })
    session.send({ type: 'updated', role, user: candidate })
    keep.last().fail({ code: 'unkept', message: 'Allow cookies.' })
    await waitFor(session, (now) => now.matches('member'))
    expect(users()).toEqual({ employer })
  })
})
