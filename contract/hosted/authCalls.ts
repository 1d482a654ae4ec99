import * as v from 'valibot'
import { looseObject } from '../schemas/shapes.ts'
import { defineHostedCall } from './call.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** Calls of `/auth/v1`. Unknown keys of a payload are ignored, as the official client adds some. */
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
      phone: v.optional(text(254)),
      password: v.optional(text(1_000)),
      refresh_token: v.optional(text(200)),
    }),
    access: 'key',
    audit: ['done', 'refused', 'limited'],
  }),
  user: defineHostedCall({ method: 'GET', path: '/user', summary: 'The user.', access: 'session' }),
  logout: defineHostedCall({
    method: 'POST',
    path: '/logout',
    summary: 'End this session, all others, or all, by the query parameter scope.',
    access: 'session',
    audit: ['done'],
  }),
} as const
