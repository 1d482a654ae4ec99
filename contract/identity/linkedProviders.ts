import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Name of a provider in paths and calls: its name in the settings, in lower case. */
const providerName = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/, 'We don’t know this provider.'))

/** Identity provider that is connected to an account. */
const linkedProvider = v.object({
  provider: v.string(),
  label: v.string(),
  /** Email address at the provider; empty if the provider returned none. */
  emailAddress: v.string(),
  linkedAt: v.string(),
})

export type LinkedProvider = v.InferOutput<typeof linkedProvider>

export const linkedProviderCalls = {
  listProviders: defineCall({
    path: 'list-providers',
    summary: 'List the providers that are connected to your account.',
    payload: nothing,
    result: v.array(linkedProvider),
    access: 'session',
  }),
  unlinkProvider: defineCall({
    path: 'unlink-provider',
    summary: 'Disconnect a provider from your account. Your last way to log in stays.',
    payload: strictObject({ provider: providerName }),
    result: v.array(linkedProvider),
    access: 'session',
    limits: { account: ['updateProfile'] },
    audit: ['done', 'refused', 'limited'],
  }),
} as const
