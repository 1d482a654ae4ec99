import { providerCalls, type LinkedProvider } from '../../contract/identity/providers.ts'
import type { Role } from '../../contract/roles.ts'
import type { ProviderCommands } from '../../machines/identity/connectedAccounts.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, type Asked } from './shared/provided.ts'

export const linkProvider = provided(({ input: { role, form }, signal }: Asked<Submission>) =>
  request(providerCalls.linkProvider, form, { role, signal }),
)

export const finishRegistration = provided(({ input: { form }, signal }: Asked<Submission>) =>
  request(providerCalls.finishRegistration, form, { signal }),
)

export const listProviders = provided(
  ({ input: { role }, signal }: Asked<{ readonly role: Role }>): Promise<readonly LinkedProvider[]> =>
    request(providerCalls.listProviders, {}, { role, signal }),
)

export const providerCommands = commandEffect<ProviderCommands>({
  unlink: ({ input: { role, provider }, signal }) =>
    request(providerCalls.unlinkProvider, { provider }, { role, signal }),
})
