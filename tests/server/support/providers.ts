import { contract } from '../../../contract/index.ts'
import type { Role } from '../../../contract/roles.ts'
import { readAnswer, startTestServer, type Browser } from './harness.ts'
import { providerEnv, startTestIssuer } from './issuer.ts'

/** A server with a real issuer as its provider Acme. */
export async function startWithProvider(env: Readonly<Record<string, string>> = {}) {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: { ...providerEnv(issuer.origin), ...env } })
  return { issuer, server }
}

/** Makes one of the calls about the ways in to an account. */
export const callIdentity = async (
  browser: Browser,
  name: keyof typeof contract.identity,
  payload: object = {},
  role: Role = 'candidate',
) =>
  readAnswer(
    await browser.send(`/api/${role}/${contract.identity[name].path}`, { body: JSON.stringify(payload) }),
  )
