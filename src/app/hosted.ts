import { createActor, fromCallback } from 'xstate'
import { hostedSessionMachine } from '../../machines/hosted/hostedSession.ts'
import type { AppActor } from '../../machines/app/app.ts'
import { forget, refresh, takeTurn, watchClient } from './hostedClient.ts'

/** Starts the session of the hosted backend as a child of the root actor. */
export function startHostedSession(app: AppActor): void {
  createActor(hostedSession, { parent: app, id: 'hostedSession', systemId: 'hostedSession' }).start()
}

const hostedSession = hostedSessionMachine.provide({
  actors: {
    watchClient: fromCallback(({ receive, sendBack }) => watchClient(sendBack, receive)),
    takeTurn: fromCallback(({ sendBack }) => takeTurn(sendBack)),
    refresh,
    forget,
  },
})
