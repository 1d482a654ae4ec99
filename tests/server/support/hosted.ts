import { createClient } from '@supabase/supabase-js'
import { operatorAt } from './operators.ts'
import { startTestServer, type TestServer } from './harness.ts'

/** A server with the hosted API, and a public key for it. */
export async function startHosted(env: Readonly<Record<string, string>> = {}) {
  const server = await startTestServer({ env: { HOSTED_API: 'on', ...env } })
  const publicKey = await operatorAt(server)('key', 'create', 'Tests')
  return { server, publicKey }
}

/** The official client, as a page of another origin uses it. */
export const clientOf = ({ base }: Pick<TestServer, 'base'>, publicKey: string, role = 'candidate') =>
  createClient(base, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'x-role': role } },
  })
