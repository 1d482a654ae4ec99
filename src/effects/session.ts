import { fromCallback } from 'xstate'
import { roles, type Role } from '../../contract/roles.ts'
import { sessionCalls } from '../../contract/session/calls.ts'
import type { User } from '../../contract/user.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import type { Kept, Users } from '../../machines/session/sessionEvents.ts'
import { dropUser, keepUser, readUsers, watchUsers } from '../network/cookies.ts'
import { failure, toFailure } from '../network/failure.ts'
import { request } from '../network/request.ts'
import { loggedOutHereOnly } from '../words/failures.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

export const session = sessionMachine.provide({
  actors: {
    watchCookies: fromCallback(({ sendBack }) => {
      const tell = () => sendBack({ type: 'cookiesRead', users: readUsers() })
      tell()
      return watchUsers(tell)
    }),
    keep: provided(async ({ input: { role, user } }: EffectRequest<Kept>) => {
      if (!keepUser(role, user)) throw failure('unkept')
    }),
    confirm: provided(async ({ input, signal }: EffectRequest<Users>) => {
      const known: Partial<Record<Role, User>> = {}
      for (const role of roles) {
        const user = input[role] && (await request(sessionCalls.session, {}, { role, signal }))
        if (user) known[role] = user
      }
      return { known, cookies: readUsers() }
    }),
    logout: provided(async ({ input, signal }: EffectRequest<readonly Role[]>) => {
      const logOut = (role: Role) =>
        request(sessionCalls.logout, {}, { role, signal }).catch((error: unknown) => {
          const { code, reason } = toFailure(error)
          // A server without this call keeps no sessions. Any other failure may leave one open.
          if (reason?.code !== 'notFound') throw { code, message: loggedOutHereOnly }
        })
      const calls = input.map(logOut)
      // Waits for all calls before failures are reported, because the page waits until then.
      await Promise.allSettled(calls)
      await Promise.all(calls)
    }),
  },
  actions: {
    changeCookies: (_, changes) => {
      for (const { role, user } of changes) {
        if (user) keepUser(role, user)
        else dropUser(role)
      }
    },
  },
})
