import { fromPromise } from 'xstate'
import type { LinkedProvider } from '../../../../contract/identity/linkedProviders.ts'
import type { ProviderCommands } from '../../../../machines/identity/connectedAccounts.ts'
import type { OpenSessions, SessionCommands } from '../../../../machines/identity/devices.ts'
import type * as Real from '../../../../src/effects/identity/account.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { sampleSessions } from '../../../identity/sampleSessions.ts'
import { answer } from '../../../support/formEffect.ts'

/** The first device alone: in a journey nobody logs in anywhere else. */
export const listSessions: (typeof Real)['listSessions'] = fromPromise(() =>
  answer((): OpenSessions => ({ sessions: sampleSessions.slice(0, 1) })),
)

export const sessionCommands: (typeof Real)['sessionCommands'] = commandEffect<SessionCommands>({
  end: () => answer(() => ({})),
  endOthers: () => answer(() => ({})),
})

export const listProviders: (typeof Real)['listProviders'] = fromPromise(() =>
  answer((): readonly LinkedProvider[] => []),
)

export const providerCommands: (typeof Real)['providerCommands'] = commandEffect<ProviderCommands>({
  unlink: () => answer((): readonly LinkedProvider[] => []),
})
