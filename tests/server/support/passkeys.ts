import * as v from 'valibot'
import { passkeyCalls } from '../../../contract/identity/passkeys.ts'
import type { Role } from '../../../contract/roles.ts'
import { Authenticator, type Lies } from './authenticator.ts'
import { readAnswer, type Browser, type TestServer } from './harness.ts'

export type PasskeyCallName = keyof typeof passkeyCalls

/** The only origin on this machine that can have passkeys. */
export const passkeyOrigin = (server: Pick<TestServer, 'port'>) => `http://localhost:${server.port}`

export const askPasskeys = async (
  browser: Browser,
  name: PasskeyCallName,
  payload: object = {},
  role: Role = 'candidate',
) =>
  readAnswer(await browser.send(`/api/${role}/${passkeyCalls[name].path}`, { body: JSON.stringify(payload) }))

/** Options to make a passkey, which have to be given. */
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

/** Has an authenticator make a passkey, and adds it. Returns the answer, whatever it is. */
export const addPasskey = async (
  browser: Browser,
  authenticator: Authenticator,
  { name = 'Laptop', role = 'candidate', lies = {} }: { name?: string; role?: Role; lies?: Lies } = {},
) => {
  const response = authenticator.create(await creationOptions(browser, {}, role), lies)
  return askPasskeys(browser, 'addPasskey', { name, response }, role)
}

/** An authenticator with a passkey of the signed-in account, and the ID of that passkey. */
export async function withPasskey(server: TestServer, browser: Browser, role: Role = 'candidate') {
  const authenticator = new Authenticator(passkeyOrigin(server))
  const { result } = await addPasskey(browser, authenticator, { role })
  return { authenticator, id: v.parse(passkeyCalls.addPasskey.result, result).id }
}

/** Logs in with an authenticator. Returns the answer, whatever it is. */
export const loginByPasskey = async (
  browser: Browser,
  authenticator: Authenticator,
  { role = 'candidate', lies = {} }: { role?: Role; lies?: Lies } = {},
) => {
  const response = authenticator.get(await requestOptions(browser, role), lies)
  return askPasskeys(browser, 'passkeyLogin', { response }, role)
}
