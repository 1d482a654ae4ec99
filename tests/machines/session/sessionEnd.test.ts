import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { candidate, employer, refused } from '../support/events.ts'
import { startConfirmed, startWith } from './sessions.ts'

const role = 'candidate'
const signedOut = { type: 'signedOut' }
const over = {
  type: 'notice',
  notice: { kind: 'failure', title: 'Session ended', message: 'Log in again to go on.' },
}

describe('logging out', () => {
  test('takes the cookie away at once, before the server has answered', async () => {
    const { session, logout, dropped, value, users, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    expect([value(), users(), dropped, emitted]).toEqual(['closing', {}, ['candidate'], []])
    expect(logout.calls.map(({ input }) => input)).toEqual(['candidate'])
  })

  test('is told to the page when the server has ended the session', async () => {
    const { session, logout, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    logout.last().answer()
    await waitFor(session, (now) => now.matches('guest'))
    expect(emitted).toEqual([signedOut])
  })

  test('is told to the page when the server fails too, and the person is told that it did', async () => {
    const { session, logout, emitted, users } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    logout.last().fail(refused)
    await waitFor(session, (now) => now.matches('guest'))
    expect(users()).toEqual({})
    expect(emitted).toEqual([
      signedOut,
      { type: 'notice', notice: { kind: 'failure', title: 'Error', message: refused.message } },
    ])
  })

  test('of one role leaves the other signed in', async () => {
    const { session, logout, dropped, users } = await startConfirmed({ candidate, employer })
    session.send({ type: 'signOut', role: 'employer' })
    logout.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect([users(), dropped]).toEqual([{ candidate }, ['employer']])
  })

  test('asks the server once, however often it is asked for', async () => {
    const { session, logout } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    session.send({ type: 'signOut', role })
    expect(logout.calls).toHaveLength(1)
  })

  test.each([
    ['for somebody who is a guest', () => startWith({})],
    ['while the server is asked about the cookie', () => startWith({ candidate })],
  ])('works %s', async (_, begin) => {
    const { session, logout, dropped, emitted } = begin()
    session.send({ type: 'signOut', role })
    logout.last().answer()
    await waitFor(session, (now) => now.matches('guest'))
    expect([dropped, emitted]).toEqual([['candidate'], [signedOut]])
  })
})

describe('a session that the server no longer knows', () => {
  test('takes the cookie away, and the person is told', async () => {
    const { session, confirm, aligned, users, emitted } = startWith({ candidate })
    confirm.last().answer({})
    await waitFor(session, (now) => now.matches('guest'))
    expect([users(), aligned, emitted]).toEqual([{}, [{ about: { candidate }, known: {} }], [over]])
  })

  test('leaves the other role signed in', async () => {
    const { session, confirm, users, aligned } = startWith({ candidate, employer })
    confirm.last().answer({ employer })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([users(), aligned]).toEqual([
      { employer },
      [{ about: { candidate, employer }, known: { employer } }],
    ])
  })

  test('is noticed as well while the page is open', async () => {
    const { session, confirm, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'outdated' })
    confirm.last().answer({})
    await waitFor(session, (now) => now.matches('guest'))
    expect(emitted).toEqual([over])
  })

  test('touches no cookie before the answer is there: that would look like another tab', async () => {
    const { session, confirm, aligned } = startWith({ candidate })
    expect(aligned).toEqual([])
    confirm.last().answer({ candidate })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect(aligned).toEqual([{ about: { candidate }, known: { candidate } }])
  })
})

describe('another tab', () => {
  test('signs in: the guest is a member here too, and stays where they are', () => {
    const { session, value, users, emitted } = startWith({})
    session.send({ type: 'cookiesRead', users: { candidate } })
    expect([value(), users(), emitted]).toEqual([{ member: 'confirmed' }, { candidate }, []])
  })

  test('signs out: the member is a guest here too, and stays where they are', async () => {
    const { session, value, users, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'cookiesRead', users: {} })
    expect([value(), users(), emitted]).toEqual(['guest', {}, []])
  })

  test('changes the profile, or signs in as the other role: both are known here too', async () => {
    const { session, users, value } = await startConfirmed({ candidate })
    const renamed = { ...candidate, firstName: 'Renamed' }
    session.send({ type: 'cookiesRead', users: { candidate: renamed, employer } })
    expect([value(), users()]).toEqual([{ member: 'confirmed' }, { candidate: renamed, employer }])
  })

  test('changes nothing: an unanswered question to the server stays asked', () => {
    const { session, confirm, value } = startWith({ candidate })
    session.send({ type: 'cookiesRead', users: { candidate: { ...candidate } } })
    expect(value()).toEqual({ member: 'unconfirmed' })
    expect(confirm.calls.map(({ signal }) => signal.aborted)).toEqual([false])
  })

  test('cannot make a cookie that is just being replaced look like a logout', async () => {
    const { session, keep, users } = await startConfirmed({ candidate })
    session.send({ type: 'updated', role, user: candidate })
    session.send({ type: 'cookiesRead', users: {} })
    keep.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect(users()).toEqual({ candidate })
  })
})

describe('arriving on a page for visitors', () => {
  test.each([
    ['candidate', '/candidate/dashboard'],
    ['employer', '/employer'],
  ] as const)('leads a signed-in %s on', async (as, to) => {
    const { session, emitted } = await startConfirmed({ candidate, employer })
    session.send({ type: 'arrived', role: as })
    expect(emitted).toEqual([{ type: 'redirect', to }])
  })

  test('leads on to the page that was wanted', async () => {
    const { session, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'arrived', role, next: '/candidate/help' })
    expect(emitted).toEqual([{ type: 'redirect', to: '/candidate/help' }])
  })

  test('leads nowhere for a guest, nor for somebody with the other role', async () => {
    const guest = startWith({})
    guest.session.send({ type: 'arrived', role })
    const other = await startConfirmed({ employer })
    other.session.send({ type: 'arrived', role })
    expect([guest.emitted, other.emitted]).toEqual([[], []])
  })
})

describe('a flow that has ended', () => {
  const event = { type: 'finished', to: '/auth/login/candidate', state: { passwordChanged: true } } as const
  const redirect = { type: 'redirect', to: event.to, state: event.state }

  test.each([
    ['for a guest', () => startWith({})],
    ['for a member', () => startWith({ candidate })],
  ])('leads to another page %s, and tells that page what it has to', (_, begin) => {
    const { session, emitted, value } = begin()
    const before = value()
    session.send(event)
    expect([emitted, value()]).toEqual([[redirect], before])
  })
})
