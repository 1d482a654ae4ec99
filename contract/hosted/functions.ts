import { hostedPaths } from './paths.ts'

/** Path of the function for a route of the contract: role and path of the call, joined by a dot. */
export const functionPath = ({
  area,
  endpoint,
}: {
  readonly area: string
  readonly endpoint: { readonly path: string }
}): string => `${hostedPaths.functions}/${area}.${endpoint.path}`

const password = `${hostedPaths.auth}/token`
const provider = `${hostedPaths.auth}/authorize`
const link = `${hostedPaths.auth}/verify`

/** Calls that depend on cookies, by path, and the hosted call to use instead. */
export const cookieCalls: Readonly<Partial<Record<string, string>>> = {
  login: password,
  register: `${hostedPaths.auth}/signup`,
  logout: `${hostedPaths.auth}/logout`,
  'check-reset-password-code': link,
  'create-password': `${hostedPaths.auth}/user`,
  'undo-email-address': link,
  'set-password': `${hostedPaths.auth}/user`,
  'change-password': `${hostedPaths.auth}/user`,
  'link-provider': provider,
  'finish-registration': provider,
  'passkey-options': password,
  'add-passkey': password,
  'passkey-login-options': password,
  'passkey-login': password,
}
