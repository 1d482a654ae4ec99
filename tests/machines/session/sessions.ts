import { createActor, waitFor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { sessionMachine } from '../../../machines/session/session.ts'
import type { Kept, Users } from '../../../machines/session/sessionEvents.ts'
import { emittedBy, held } from '../support/startFlow.ts'

/** A session that has just been started, with every effect in the hands of the test. */
export function start() {
  const confirm = held<Users, Users>()
  const keep = held<void, Kept>()
  const logout = held<void, Role>()
  const dropped: Role[] = []
  const aligned: { about: Users; known: Users }[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: { confirm: confirm.logic, keep: keep.logic, logout: logout.logic },
      actions: {
        dropCookie: (_, gone) => void dropped.push(gone),
        alignCookies: (_, asked) => void aligned.push(asked),
      },
    }),
  )
  const emitted = emittedBy(session)
  session.start()
  const value = () => session.getSnapshot().value
  const users = () => session.getSnapshot().context.users
  return { session, confirm, keep, logout, dropped, aligned, emitted, value, users }
}

/** A session that has read the cookies. */
export function startWith(found: Users) {
  const started = start()
  started.session.send({ type: 'cookiesRead', users: found })
  return started
}

/** A session whose members the server has confirmed. */
export async function startConfirmed(found: Users) {
  const started = startWith(found)
  started.confirm.last().answer(found)
  await waitFor(started.session, (now) => now.matches({ member: 'confirmed' }))
  return started
}

/** A session in which somebody has just signed in. */
export async function startSignedIn(found: Users, person: { role: Role; user: User; next?: string }) {
  const started = startWith(found)
  started.session.send({ type: 'signedIn', ...person })
  started.keep.last().answer()
  await waitFor(started.session, (now) => now.matches('member'))
  return started
}
