import * as v from 'valibot'
import { defineRead } from '../read.ts'
import { finishRegistrationCall } from './finishRegistration.ts'
import { linkedProviderCalls } from './linkedProviders.ts'
import { setPasswordCall } from './setPassword.ts'
import { linkProviderCall } from './linkProvider.ts'
import { offeredProvider } from './offered.ts'

export const providerReads = {
  listOfferedProviders: defineRead({
    path: 'providers',
    summary: 'List the providers that people can sign in with.',
    query: v.object({}),
    result: v.object({ providers: v.array(offeredProvider) }),
  }),
} as const

/**
 * Calls about identity providers. Each page imports only the calls that it makes, so that the login loads
 * none of these.
 */
export const providerCalls = {
  setPassword: setPasswordCall,
  linkProvider: linkProviderCall,
  finishRegistration: finishRegistrationCall,
  ...linkedProviderCalls,
} as const
