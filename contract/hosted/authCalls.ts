import * as v from 'valibot'
import { looseObject } from '../schemas/shapes.ts'
import { defineHostedCall } from './call.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const email = v.optional(v.nullable(text(1_000)))
/** Options that the server recognizes in order to refuse them with a clear error. */
const unsupported = {
  phone: v.optional(v.nullable(text(254))),
  gotrue_meta_security: v.optional(looseObject({ captcha_token: v.optional(v.nullable(text(4_000))) })),
}
/** User data, sent as `options.data` by the official client. */
const data = v.optional(
  v.nullable(
    looseObject({
      firstName: v.optional(text(1_000)),
      lastName: v.optional(text(1_000)),
      userName: v.optional(text(1_000)),
      companyName: v.optional(text(1_000)),
    }),
  ),
)
/** PKCE parameters (RFC 7636) of the official client; null in its implicit flow. */
const challenge = {
  code_challenge: v.optional(v.nullable(text(128))),
  code_challenge_method: v.optional(v.nullable(text(16))),
}
const sessionOutcomes = ['done', 'refused', 'limited'] as const

const mailLimits = { client: ['forgotPassword', 'forgotPasswordDaily'] } as const

/** Calls of `/auth/v1`. Unknown keys of a payload are ignored, because the official client adds some. */
export const hostedAuthCalls = {
  publicKeys: defineHostedCall({
    method: 'GET',
    path: '/.well-known/jwks.json',
    summary: 'Public keys that verify access tokens.',
    access: 'anyone',
  }),
  settings: defineHostedCall({
    method: 'GET',
    path: '/settings',
    summary: 'Ways to sign in.',
    access: 'key',
  }),
  token: defineHostedCall({
    method: 'POST',
    path: '/token',
    summary: 'Begin a session with a password, or renew one with a refresh token.',
    payload: looseObject({
      email: v.optional(text(254)),
      ...unsupported,
      password: v.optional(text(1_000)),
      refresh_token: v.optional(text(200)),
      auth_code: v.optional(text(200)),
      code_verifier: v.optional(text(200)),
    }),
    access: 'key',
    audit: sessionOutcomes,
    maxBytes: 32 * 1024,
  }),
  signup: defineHostedCall({
    method: 'POST',
    path: '/signup',
    summary: 'Create an account, begin a session, and email a code that verifies the address.',
    payload: looseObject({
      email,
      password: v.optional(v.nullable(text(1_000))),
      data,
      ...challenge,
      ...unsupported,
    }),
    access: 'key',
    limits: { client: ['register', 'registerDaily'] },
    audit: sessionOutcomes,
    maxBytes: 64 * 1024,
  }),
  user: defineHostedCall({ method: 'GET', path: '/user', summary: 'The user.', access: 'session' }),
  updateUser: defineHostedCall({
    method: 'PUT',
    path: '/user',
    summary: 'Change your names, password, or email address, which is confirmed by email.',
    payload: looseObject({
      email,
      password: v.optional(v.nullable(text(1_000))),
      current_password: v.optional(v.nullable(text(1_000))),
      data,
      ...challenge,
      ...unsupported,
    }),
    access: 'session',
    audit: sessionOutcomes,
    maxBytes: 64 * 1024,
  }),
  recover: defineHostedCall({
    method: 'POST',
    path: '/recover',
    summary: 'Email a code that begins a session in which a new password can be set.',
    payload: looseObject({ email, ...challenge, ...unsupported }),
    access: 'key',
    limits: mailLimits,
    audit: ['done', 'limited'],
    maxBytes: 32 * 1024,
  }),
  otp: defineHostedCall({
    method: 'POST',
    path: '/otp',
    summary: 'Email a code that logs in, or creates an account for the person in the data.',
    payload: looseObject({
      email,
      create_user: v.optional(v.nullable(v.boolean())),
      data,
      ...challenge,
      ...unsupported,
    }),
    access: 'key',
    limits: mailLimits,
    audit: ['done', 'limited'],
    maxBytes: 64 * 1024,
  }),
  resend: defineHostedCall({
    method: 'POST',
    path: '/resend',
    summary: 'Email the code of a signup or a change of the address again.',
    payload: looseObject({ email, type: v.optional(text(40)), ...challenge, ...unsupported }),
    access: 'key',
    limits: mailLimits,
    audit: ['done', 'limited'],
    maxBytes: 32 * 1024,
  }),
  verify: defineHostedCall({
    method: 'POST',
    path: '/verify',
    summary: 'Use an emailed code.',
    payload: looseObject({
      type: v.optional(text(40)),
      email,
      token: v.optional(text(64)),
      token_hash: v.optional(text(64)),
      ...unsupported,
    }),
    access: 'key',
    audit: sessionOutcomes,
    maxBytes: 32 * 1024,
  }),
  openLink: defineHostedCall({
    method: 'GET',
    path: '/verify',
    summary: 'Use an emailed link, and go back to the page that asked for it.',
    access: 'anyone',
    audit: sessionOutcomes,
  }),
  authorize: defineHostedCall({
    method: 'GET',
    path: '/authorize',
    summary: 'Log in with a provider, and go back to the page that asked for it.',
    access: 'anyone',
    audit: ['refused', 'limited'],
  }),
  unlinkIdentity: defineHostedCall({
    method: 'DELETE',
    path: '/user/identities/:id',
    summary: 'Disconnect a provider, unless it is the only way to log in.',
    access: 'session',
    audit: sessionOutcomes,
  }),
  logout: defineHostedCall({
    method: 'POST',
    path: '/logout',
    summary: 'End this session, all others, or all, by the query parameter scope.',
    access: 'session',
    audit: ['done'],
  }),
} as const
