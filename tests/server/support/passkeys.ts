import * as v from 'valibot'
import { passkeyCalls } from '../../../contract/identity/passkeys.ts'
import type { Role } from '../../../contract/roles.ts'
import { Authenticator, type Lies } from './authenticator.ts'
import { readAnswer, type Browser, type TestServer } from './harness.ts'

export type PasskeyCallName = keyof typeof passkeyCalls

/** Origin of the server by host name, because passkeys do not work with IP addresses. */
export const passkeyOrigin = (server: Pick<TestServer, 'port'>) => `http://localhost:${server.port}`

export const askPasskeys = async (
  browser: Browser,
  name: PasskeyCallName,
  payload: object = {},
  role: Role = 'candidate',
) =>
  readAnswer(await browser.send(`/api/${role}/${passkeyCalls[name].path}`, { body: JSON.stringify(payload) }))

/** Options to create a passkey, from a call that must succeed. */
export const creationOptions = async (browser: Browser, proof: object = {}, role: Role = 'candidate') =>
  v.parse(
    passkeyCalls.passkeyOptions.result,
    (await askPasskeys(browser, 'passkeyOptions', proof, role)).result,
  )

/** Options to use a passkey. */
export const requestOptions = async (browser: Browser, role: Role = 'candidate') =>
  v.parse(
    passkeyCalls.passkeyLoginOptions.result,
    (await askPasskeys(browser, 'passkeyLoginOptions', {}, role)).result,
  )

/** Creates a passkey and adds it to the account. Returns the response, even if it is a refusal. */
export const addPasskey = async (
  browser: Browser,
  authenticator: Authenticator,
  { name = 'Laptop', role = 'candidate', lies = {} }: { name?: string; role?: Role; lies?: Lies } = {},
) => {
  const response = authenticator.create(await creationOptions(browser, {}, role), lies)
  return askPasskeys(browser, 'addPasskey', { name, response }, role)
}

/** An authenticator with a passkey of the logged-in account, and the passkey's id. */
export async function withPasskey(server: TestServer, browser: Browser, role: Role = 'candidate') {
  const authenticator = new Authenticator(passkeyOrigin(server))
  const { result } = await addPasskey(browser, authenticator, { role })
  return { authenticator, id: v.parse(passkeyCalls.addPasskey.result, result).id }
}

/** Logs in with a passkey. Returns the response, even if it is a refusal. */
export const loginByPasskey = async (
  browser: Browser,
  authenticator: Authenticator,
  { role = 'candidate', lies = {} }: { role?: Role; lies?: Lies } = {},
) => {
  const response = authenticator.get(await requestOptions(browser, role), lies)
  return askPasskeys(browser, 'passkeyLogin', { response }, role)
}
