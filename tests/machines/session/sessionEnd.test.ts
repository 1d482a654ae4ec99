import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import { candidate, employer, refused } from '../support/events.ts'
import { startConfirmed, startWith } from './sessions.ts'

const role = 'candidate'
const signedOut = { type: 'signedOut' }
const gone = (as: Role) => ({ role: as, user: undefined })
const over = {
  type: 'notice',
  notice: { kind: 'failure', title: 'sessionEnded', message: 'loginNeeded' },
}

describe('logging out', () => {
  test('removes the cookie at once, before the server has responded', async () => {
    const { session, logout, changes, value, users, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    expect([value(), users(), changes, emitted]).toEqual(['closing', {}, [gone(role)], []])
    expect(logout.calls.map(({ input }) => input)).toEqual([['candidate']])
  })

  test('to log in again opens the login before the server has responded', async () => {
    const { session, logout, changes, users, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'logInAgain', role })
    expect([users(), changes, emitted]).toEqual([{}, [gone(role)], [{ type: 'loginNeeded', role }]])
    expect(logout.calls.map(({ input }) => input)).toEqual([['candidate']])
  })

  test('notifies the page when the server has ended the session', async () => {
    const { session, logout, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    logout.last().answer()
    await waitFor(session, (now) => now.matches('guest'))
    expect(emitted).toEqual([signedOut])
  })

  test('notifies the page and the person when the server fails', async () => {
    const { session, logout, emitted, users } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    logout.last().fail(refused)
    await waitFor(session, (now) => now.matches('guest'))
    expect(users()).toEqual({})
    expect(emitted).toEqual([
      signedOut,
      {
        type: 'notice',
        notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
      },
    ])
  })

  test('as one role leaves the other role logged in', async () => {
    const { session, logout, changes, users } = await startConfirmed({ candidate, employer })
    session.send({ type: 'signOut', role: 'employer' })
    logout.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect([users(), changes]).toEqual([{ candidate }, [gone('employer')]])
  })

  test('as both roles, while the first call is slow, ends both sessions on the server', async () => {
    const { session, logout, users, changes } = await startConfirmed({ candidate, employer })
    session.send({ type: 'signOut', role })
    session.send({ type: 'signOut', role: 'employer' })
    expect(logout.calls.map(({ input }) => input)).toEqual([[role], [role, 'employer']])
    expect([users(), changes]).toEqual([{}, [gone(role), gone('employer')]])
    logout.last().answer()
    await waitFor(session, (now) => now.matches('guest'))
  })

  test('after another tab has logged in ends the new session on the server too, and no session twice', async () => {
    const { session, logout } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    session.send({ type: 'cookiesRead', users: { candidate } })
    session.send({ type: 'signOut', role })
    expect(logout.calls.map(({ input }) => input)).toEqual([[role], [role]])
  })

  test('calls the server once, however often it is requested', async () => {
    const { session, logout } = await startConfirmed({ candidate })
    session.send({ type: 'signOut', role })
    session.send({ type: 'signOut', role })
    expect(logout.calls).toHaveLength(1)
  })

  test.each([
    ['for somebody who is a guest', () => startWith({})],
    ['while the server is asked about the cookie', () => startWith({ candidate })],
  ])('works %s', async (_, begin) => {
    const { session, logout, changes, emitted } = begin()
    session.send({ type: 'signOut', role })
    logout.last().answer()
    await waitFor(session, (now) => now.matches('guest'))
    expect([changes, emitted]).toEqual([[gone(role)], [signedOut]])
  })
})

describe('a session that the server no longer knows', () => {
  test('removes the cookie, and the person is notified', async () => {
    const { session, answer, changes, users, emitted } = startWith({ candidate })
    answer({})
    await waitFor(session, (now) => now.matches('guest'))
    expect([users(), changes, emitted]).toEqual([{}, [gone(role)], [over]])
  })

  test('leaves the other role logged in', async () => {
    const { session, answer, users, changes } = startWith({ candidate, employer })
    answer({ employer })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect([users(), changes]).toEqual([{ employer }, [gone(role)]])
  })

  test('is noticed while the page is open too', async () => {
    const { session, answer, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'outdated' })
    answer({})
    await waitFor(session, (now) => now.matches('guest'))
    expect(emitted).toEqual([over])
  })
})

describe('cookies, once the server has responded,', () => {
  const renamed = { ...candidate, firstName: 'Renamed' }

  test('are written only when the server has a newer user, because an earlier write would look like another tab', async () => {
    const { session, answer, changes } = startWith({ candidate, employer })
    expect(changes).toEqual([])
    answer({ candidate: renamed, employer })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect(changes).toEqual([{ role, user: renamed }])
  })

  test.each([
    ['signed somebody else in', { candidate: { ...candidate, id: 'c2' } }],
    ['signed out', {}],
  ])('are unchanged if another tab has %s meanwhile', async (_, cookies) => {
    const { session, confirm, changes } = startWith({ candidate })
    confirm.last().answer({ known: { candidate: renamed }, cookies })
    await waitFor(session, (now) => now.matches({ member: 'confirmed' }))
    expect(changes).toEqual([])
  })
})

describe('another tab', () => {
  test('logs in: the guest becomes a member here too, and stays on the page', () => {
    const { session, value, users, emitted } = startWith({})
    session.send({ type: 'cookiesRead', users: { candidate } })
    expect([value(), users(), emitted]).toEqual([{ member: 'confirmed' }, { candidate }, []])
  })

  test('logs out: the member becomes a guest here too, and stays on the page', async () => {
    const { session, value, users, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'cookiesRead', users: {} })
    expect([value(), users(), emitted]).toEqual(['guest', {}, []])
  })

  test('changes the profile or logs in as the other role: this tab follows', async () => {
    const { session, users, value } = await startConfirmed({ candidate })
    const renamed = { ...candidate, firstName: 'Renamed' }
    session.send({ type: 'cookiesRead', users: { candidate: renamed, employer } })
    expect([value(), users()]).toEqual([{ member: 'confirmed' }, { candidate: renamed, employer }])
  })

  test('changes nothing: the pending call to the server continues', () => {
    const { session, confirm, value } = startWith({ candidate })
    session.send({ type: 'cookiesRead', users: { candidate: { ...candidate } } })
    expect(value()).toEqual({ member: 'unconfirmed' })
    expect(confirm.calls.map(({ signal }) => signal.aborted)).toEqual([false])
  })

  test('cannot make the replacement of a cookie look like a logout', async () => {
    const { session, keep, users } = await startConfirmed({ candidate })
    session.send({ type: 'updated', role, user: candidate })
    session.send({ type: 'cookiesRead', users: {} })
    keep.last().answer()
    await waitFor(session, (now) => now.matches('member'))
    expect(users()).toEqual({ candidate })
  })
})

describe('opening a page for visitors', () => {
  test.each([
    ['candidate', '/candidate/dashboard'],
    ['employer', '/employer'],
  ] as const)('redirects a logged-in %s', async (as, to) => {
    const { session, emitted } = await startConfirmed({ candidate, employer })
    session.send({ type: 'arrived', role: as })
    expect(emitted).toEqual([{ type: 'redirect', to }])
  })

  test('redirects a member to the requested page', async () => {
    const { session, emitted } = await startConfirmed({ candidate })
    session.send({ type: 'arrived', role, next: '/candidate/help' })
    expect(emitted).toEqual([{ type: 'redirect', to: '/candidate/help' }])
  })

  test('does not redirect a guest or a member with the other role', async () => {
    const guest = startWith({})
    guest.session.send({ type: 'arrived', role })
    const other = await startConfirmed({ employer })
    other.session.send({ type: 'arrived', role })
    expect([guest.emitted, other.emitted]).toEqual([[], []])
  })
})
