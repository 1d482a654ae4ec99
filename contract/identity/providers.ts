import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { companyName, currentPassword } from '../fields.ts'
import { defineRead } from '../read.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'

/** The name of a provider in addresses and calls: that of its settings, in lower case. */
export const providerName = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/, 'We don’t know this provider.'))

/** A provider that people can sign in with. */
export const offeredProvider = v.object({ name: v.string(), label: v.string() })

export type OfferedProvider = v.InferOutput<typeof offeredProvider>

/**
 * Why a sign-in with a provider came to nothing, in the address of the login: `expired`, it took too long or was begun in
 * another browser; `denied`, the person or the provider said no; `unverified`, the provider names no address, or has not
 * verified one that has an account here; `unavailable`, the provider does not answer, or not as it should.
 */
export const signInRefusals = ['expired', 'denied', 'unverified', 'unavailable'] as const

export type SignInRefusal = (typeof signInRefusals)[number]

export const identityForms = {
  linkProvider: { password: currentPassword },
  finishRegistration: { companyName },
} as const

/** A provider that is connected to an account. */
const linkedProvider = v.object({
  provider: v.string(),
  label: v.string(),
  /** The address at the provider; empty where it names none. */
  emailAddress: v.string(),
  linkedAt: v.string(),
})

export type LinkedProvider = v.InferOutput<typeof linkedProvider>

export const providerReads = {
  listOfferedProviders: defineRead({
    path: 'providers',
    summary: 'List the providers that people can sign in with.',
    query: v.object({}),
    result: v.object({ providers: v.array(offeredProvider) }),
  }),
} as const

export const providerCalls = {
  linkProvider: defineCall({
    path: 'link-provider',
    summary: 'Connect the provider that this browser has come back from to your account, and log in.',
    payload: strictObject(identityForms.linkProvider),
    result: userSchema,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  finishRegistration: defineCall({
    path: 'finish-registration',
    summary: 'Create the employer account that a sign-in with a provider has begun, and log in.',
    payload: strictObject(identityForms.finishRegistration),
    result: userSchema,
    access: 'public',
    roles: ['employer'],
    limits: { client: ['register', 'registerDaily'] },
    audit: ['done', 'refused', 'limited'],
  }),
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
