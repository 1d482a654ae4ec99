import { createHmac, timingSafeEqual } from 'node:crypto'

/** Secrets that tie a provider's answer to the browser that asked. */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636): 43 characters. */
  readonly codeVerifier: string
}

/** The secrets of a flow, made of the token in the browser's cookie: the server keeps the hash of that alone. */
export const secretsOf = (token: string): FlowSecrets => ({
  state: derived(token, 'state'),
  nonce: derived(token, 'nonce'),
  codeVerifier: derived(token, 'code verifier'),
})

const derived = (token: string, purpose: string) =>
  createHmac('sha256', token).update(purpose).digest('base64url')

/** Compares the state in a provider's response to that of the flow in this browser, in constant time. */
export function hasState(token: string, state: string | undefined): boolean {
  const right = Buffer.from(secretsOf(token).state)
  const given = Buffer.from(state ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}
