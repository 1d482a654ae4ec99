import { fromPromise } from 'xstate'
import type { LinkedProvider } from '../../../../contract/identity/linkedProviders.ts'
import type { ProviderCommands } from '../../../../machines/identity/connectedAccounts.ts'
import type * as Real from '../../../../src/effects/identity/connectedAccounts.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { answer } from '../../../support/formEffect.ts'

export const listProviders: (typeof Real)['listProviders'] = fromPromise(() =>
  answer((): readonly LinkedProvider[] => []),
)

export const providerCommands: (typeof Real)['providerCommands'] = commandEffect<ProviderCommands>({
  unlink: () => answer((): readonly LinkedProvider[] => []),
})
