import { openSessionCalls } from '../../../contract/identity/sessions.ts'
import type { Role } from '../../../contract/roles.ts'
import type { OpenSessions, SessionCommands } from '../../../machines/identity/devices.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

/** Loads the sessions of an account. */
export const listSessions = provided(
  async ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<OpenSessions> => ({
    sessions: await request(openSessionCalls.listSessions, {}, { role, signal }),
  }),
)

export const sessionCommands = commandEffect<SessionCommands>({
  end: async ({ input: { id, role }, signal }) => {
    await request(openSessionCalls.endSession, { id }, { role, signal })
    return {}
  },
  endOthers: async ({ input: { role }, signal }) => {
    await request(openSessionCalls.endOtherSessions, {}, { role, signal })
    return {}
  },
})
