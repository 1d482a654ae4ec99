import { linkedProviderCalls, type LinkedProvider } from '../../../contract/identity/linkedProviders.ts'
import type { Role } from '../../../contract/roles.ts'
import type { ProviderCommands } from '../../../machines/identity/connectedAccounts.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const listProviders = provided(
  ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<readonly LinkedProvider[]> =>
    request(linkedProviderCalls.listProviders, {}, { role, signal }),
)

export const providerCommands = commandEffect<ProviderCommands>({
  unlink: ({ input: { role, provider }, signal }) =>
    request(linkedProviderCalls.unlinkProvider, { provider }, { role, signal }),
})
