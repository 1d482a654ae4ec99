import * as v from 'valibot'
import { anything, defineCall, id, nothing } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'
import { passkeyForms } from './forms.ts'
import { proof } from './proof.ts'
import {
  authenticationOptions,
  authenticationResponse,
  registrationOptions,
  registrationResponse,
} from './webAuthn.ts'

/** Maximum number of passkeys of an account. */
export const maxPasskeys = 20

const { name } = passkeyForms.renamePasskey

const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
})

export type Passkey = v.InferOutput<typeof passkeySchema>

export const passkeyCalls = {
  passkeyOptions: defineCall({
    path: 'passkey-options',
    summary:
      'Begin to add a passkey: options for the browser. Later than 10 minutes after the login they take a proof.',
    payload: strictObject(proof),
    result: registrationOptions,
    access: 'session',
    limits: { client: ['passkeyOptions'], account: ['addPasskey'] },
    audit: ['refused', 'limited'],
    maxBytes: 8 * 1024,
  }),
  addPasskey: defineCall({
    path: 'add-passkey',
    summary:
      'Add the passkey that the browser has made with the options. Without a name it has that of the browser.',
    payload: strictObject({ name: v.optional(name), response: registrationResponse }),
    result: passkeySchema,
    access: 'session',
    limits: { account: ['addPasskey'] },
    audit: ['done', 'refused', 'limited'],
    maxBytes: 16 * 1024,
  }),
  listPasskeys: defineCall({
    path: 'list-passkeys',
    summary: 'List your passkeys, the newest first.',
    payload: nothing,
    result: v.array(passkeySchema),
    access: 'session',
  }),
  renamePasskey: defineCall({
    path: 'rename-passkey',
    summary: 'Rename one of your passkeys.',
    payload: strictObject({ id, name }),
    result: passkeySchema,
    access: 'session',
    limits: { account: ['renamePasskey'] },
    audit: ['limited'],
  }),
  removePasskey: defineCall({
    path: 'remove-passkey',
    summary: 'Remove one of your passkeys, which then opens nothing any more.',
    payload: strictObject({ id }),
    result: anything,
    access: 'session',
    audit: ['done'],
  }),
  passkeyLoginOptions: defineCall({
    path: 'passkey-login-options',
    summary: 'Get the options with which a browser uses a passkey, for a login or as proof.',
    payload: nothing,
    result: authenticationOptions,
    access: 'public',
    limits: { client: ['passkeyOptions'] },
    audit: ['limited'],
  }),
  passkeyLogin: defineCall({
    path: 'passkey-login',
    summary: 'Log in with a passkey.',
    payload: strictObject({ response: authenticationResponse }),
    result: userSchema,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
    maxBytes: 8 * 1024,
  }),
} as const
