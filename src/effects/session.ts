import { fromCallback } from 'xstate'
import { roles, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import type { Kept, Users } from '../../machines/session/sessionEvents.ts'
import { failureOf } from '../../machines/shared/failure.ts'
import { dropUser, keepUser, readUsers, watchUsers } from '../network/cookies.ts'
import { failure } from '../network/failure.ts'
import { loggedOutHereOnly } from '../words/failures.ts'
import { call, provided, type Asked } from './shared/provided.ts'

export const session = sessionMachine.provide({
  actors: {
    watchCookies: fromCallback(({ sendBack }) => {
      const tell = () => sendBack({ type: 'cookiesRead', users: readUsers() })
      tell()
      return watchUsers(tell)
    }),
    keep: provided(async ({ input, signal }: Asked<Kept>) => {
      if (keepUser(input.role, input.user)) return
      await call(input.role, 'logout', {}, signal).catch(() => undefined)
      throw failure('unkept')
    }),
    confirm: provided(async ({ input, signal }: Asked<Users>) => {
      const confirmed: Partial<Record<Role, User>> = {}
      for (const role of roles) {
        const user = input[role] && (await call(role, 'session', {}, signal))
        if (user) confirmed[role] = user
      }
      return confirmed
    }),
    logout: provided(async ({ input, signal }: Asked<Role>) => {
      await call(input, 'logout', {}, signal).catch((error: unknown) => {
        const { code } = failureOf(error)
        // A server that answers without ending anything has no such call, and keeps no session.
        if (code !== 'refused' && code !== 'unreadable') throw { code, message: loggedOutHereOnly }
      })
    }),
  },
  actions: {
    dropCookie: (_, role) => dropUser(role),
    alignCookies: (_, { about, known }) => {
      const kept = readUsers()
      for (const role of roles) {
        const user = known[role]
        // Another tab has signed somebody in or out while the server was asked.
        if (kept[role]?.id !== about[role]?.id) continue
        if (!user) dropUser(role)
        else if (JSON.stringify(user) !== JSON.stringify(kept[role])) keepUser(role, user)
      }
    },
  },
})
