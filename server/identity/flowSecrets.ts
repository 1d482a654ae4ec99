import { createHmac, timingSafeEqual } from 'node:crypto'
import { roles, type Role } from '../../contract/roles.ts'

/** Secrets that tie a provider's answer to the browser that asked. */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636): 43 characters. */
  readonly codeVerifier: string
}

/** Purpose of a flow. The state names it too: where a flow is over, it says which page a person goes back to. */
export interface FlowPurpose {
  readonly role: Role
  /** True where a provider is connected to the account that is signed in. */
  readonly connects: boolean
}

/** The secrets of a flow, made of the token in the browser's cookie: the server keeps the hash of that alone. */
export const secretsOf = (token: string, { connects, role }: FlowPurpose): FlowSecrets => ({
  state: `${connects ? 'connect' : 'login'}.${role}.${derived(token, 'state')}`,
  nonce: derived(token, 'nonce'),
  codeVerifier: derived(token, 'code verifier'),
})

const derived = (token: string, purpose: string) =>
  createHmac('sha256', token).update(purpose).digest('base64url')

/** Compares the state in a provider's response to that of the flow in this browser, in constant time. */
export function hasState(token: string, state: string | undefined): boolean {
  const right = Buffer.from(derived(token, 'state'))
  const given = Buffer.from(state?.split('.').at(-1) ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Purpose that the state in a response names, which anybody may have written. */
export function purposeIn(state: string | undefined): FlowPurpose | undefined {
  const [kind, named] = state?.split('.') ?? []
  const role = roles.find((each) => each === named)
  return role && (kind === 'connect' || kind === 'login') ? { role, connects: kind === 'connect' } : undefined
}
