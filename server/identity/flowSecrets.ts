import { createHmac, timingSafeEqual } from 'node:crypto'
import { roles, type Role } from '../../contract/roles.ts'

/** Secrets that bind a provider's response to the browser that started the flow. */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  /** Code verifier of PKCE (RFC 7636), 43 characters. */
  readonly codeVerifier: string
}

/**
 * Purpose of a flow. It is part of the state, which selects the page to return to even if the flow has
 * expired.
 */
export interface FlowPurpose {
  readonly role: Role
  /** True to connect the provider to the caller's account. */
  readonly connects: boolean
}

/**
 * Derives the secrets of a flow from the token in the browser's cookie, so that the server only stores a
 * hash.
 */
export const secretsOf = (token: string, { connects, role }: FlowPurpose): FlowSecrets => ({
  state: `${connects ? 'connect' : 'login'}.${role}.${derived(token, 'state')}`,
  nonce: derived(token, 'nonce'),
  codeVerifier: derived(token, 'code verifier'),
})

const derived = (token: string, purpose: string) =>
  createHmac('sha256', token).update(purpose).digest('base64url')

/** Compares the state of a provider's response with that of this browser's flow, in constant time. */
export function hasState(token: string, state: string | undefined): boolean {
  const right = Buffer.from(derived(token, 'state'))
  const given = Buffer.from(state?.split('.').at(-1) ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Purpose in the state of a response. Untrusted. */
export function purposeIn(state: string | undefined): FlowPurpose | undefined {
  const [kind, named] = state?.split('.') ?? []
  const role = roles.find((each) => each === named)
  return role && (kind === 'connect' || kind === 'login') ? { role, connects: kind === 'connect' } : undefined
}
