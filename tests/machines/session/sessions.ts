import { createActor, waitFor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { sessionMachine } from '../../../machines/session/session.ts'
import type { Confirmed, CookieChange, Kept, Users } from '../../../machines/session/sessionEvents.ts'
import { emittedBy, held } from '../support/startFlow.ts'

/** Starts a session whose effects the test controls. */
export function start() {
  const confirm = held<Confirmed, Users>()
  const keep = held<void, Kept>()
  const logout = held<void, readonly Role[]>()
  const changes: CookieChange[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: { confirm: confirm.logic, keep: keep.logic, logout: logout.logic },
      actions: { changeCookies: (_, made) => void changes.push(...made) },
    }),
  )
  const emitted = emittedBy(session)
  session.start()
  const value = () => session.getSnapshot().value
  const users = () => session.getSnapshot().context.users
  /** Confirms these of the requested users; the cookies are unchanged. */
  const answer = (known: Users) => confirm.last().answer({ known, cookies: confirm.last().input })
  return { session, confirm, answer, keep, logout, changes, emitted, value, users }
}

/** Starts a session that has read the cookies. */
export function startWith(found: Users) {
  const started = start()
  started.session.send({ type: 'cookiesRead', users: found })
  return started
}

/** Starts a session whose members the server has confirmed. */
export async function startConfirmed(found: Users) {
  const started = startWith(found)
  started.answer(found)
  await waitFor(started.session, (now) => now.matches({ member: 'confirmed' }))
  return started
}

/** Starts a session in which a member has just logged in. */
export function startSignedIn(found: Users, person: { role: Role; user: User; next?: string }) {
  const started = startWith(found)
  started.session.send({ type: 'signedIn', ...person })
  return started
}
