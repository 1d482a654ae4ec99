import { createClient, type RealtimeClientOptions } from '@supabase/supabase-js'
import { operatorAt } from './operators.ts'
import type { Role } from '../../../contract/roles.ts'
import { ada, startTestServer, type TestServer } from './harness.ts'

/** A server with the hosted API, and a public key for it. */
export async function startHosted(env: Readonly<Record<string, string>> = {}, { checksFiles = false } = {}) {
  const server = await startTestServer({ checksFiles, env: { HOSTED_API: 'on', ...env } })
  const publicKey = await operatorAt(server)('key', 'create', 'Tests')
  return { server, publicKey }
}

/** The official client, used from a page of another origin. */
export const clientOf = (
  { base }: Pick<TestServer, 'base'>,
  publicKey: string,
  role = 'candidate',
  realtime: RealtimeClientOptions = {},
) =>
  createClient(base, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'x-role': role } },
    realtime,
  })

type Person = Pick<typeof ada, 'emailAddress' | 'password'>

/** Logs a registered person in with the official client. */
export async function loggedInClient(
  server: TestServer,
  publicKey: string,
  { emailAddress: email, password }: Person = ada,
  role: Role = 'candidate',
) {
  const client = clientOf(server, publicKey, role)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (!data.session) throw error ?? new Error('There is no session.')
  return { client, session: data.session }
}

/** Starts a server with the hosted API and a candidate with both a browser and the official client. */
export async function startWithClient(env: Readonly<Record<string, string>> = {}) {
  const { publicKey, server } = await startHosted(env)
  const { browser, user } = await server.registered()
  return { server, publicKey, browser, user, ...(await loggedInClient(server, publicKey)) }
}
