import { fromPromise } from 'xstate'
import type { OpenSessions, SessionCommands } from '../../../../machines/identity/devices.ts'
import type * as Real from '../../../../src/effects/identity/devices.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { sampleSessions } from '../../../identity/sampleSessions.ts'
import { answer } from '../../../support/formEffect.ts'

/** Sessions of a journey: only this device. */
export const listSessions: (typeof Real)['listSessions'] = fromPromise(() =>
  answer((): OpenSessions => ({ sessions: sampleSessions.slice(0, 1) })),
)

export const sessionCommands: (typeof Real)['sessionCommands'] = commandEffect<SessionCommands>({
  end: () => answer(() => ({})),
  endOthers: () => answer(() => ({})),
})
