import { fromCallback, fromPromise } from 'xstate'
import { roles } from '../../../contract/roles.ts'
import { sessionMachine } from '../../../machines/session/session.ts'
import type * as Real from '../../../src/effects/session.ts'
import { answer, kept } from '../../support/formEffect.ts'
import { signedInUsers, usersOf } from '../memory.ts'

export const session: (typeof Real)['session'] = sessionMachine.provide({
  actors: {
    watchCookies: fromCallback(({ sendBack }) => {
      sendBack({ type: 'cookiesRead', users: signedInUsers() })
    }),
    // Confirming a session always succeeds, whatever the simulated network does.
    confirm: fromPromise(async ({ input }) => ({
      known: usersOf(roles.filter((role) => input[role])),
      cookies: input,
    })),
    keep: kept,
    logout: fromPromise(() => answer(() => {})),
  },
})
