import { object } from 'valibot'
import { fromPromise } from 'xstate'
import { identityForms, type LinkedProvider } from '../../../contract/identity/providers.ts'
import type { ProviderCommands } from '../../../machines/identity/connectedAccounts.ts'
import type * as Real from '../../../src/effects/providers.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { answer, formEffect } from '../../support/formEffect.ts'
import { newMember } from '../../support/people.ts'

// A journey offers no provider: nobody comes back from one.

export const linkProvider: (typeof Real)['linkProvider'] = formEffect(
  object(identityForms.linkProvider),
  () => newMember,
)

export const finishRegistration: (typeof Real)['finishRegistration'] = formEffect(
  object(identityForms.finishRegistration),
  () => newMember,
)

export const listProviders: (typeof Real)['listProviders'] = fromPromise(() =>
  answer((): readonly LinkedProvider[] => []),
)

export const providerCommands: (typeof Real)['providerCommands'] = commandEffect<ProviderCommands>({
  unlink: () => answer((): readonly LinkedProvider[] => []),
})
