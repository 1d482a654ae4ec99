import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { ada } from '../../support/harness.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'

export const credentials = { email: ada.emailAddress, password: ada.password }
export const names = { firstName: ada.firstName, lastName: ada.lastName }

/** The session of a client that must have one. */
export async function sessionOf(client: SupabaseClient): Promise<Session> {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('There is no session.')
  return data.session
}

/** A server, and a client that has signed Ada up. */
export async function signedUp(env: Readonly<Record<string, string>> = {}) {
  const { publicKey, server } = await startHosted(env)
  const client = clientOf(server, publicKey)
  const { data, error } = await client.auth.signUp({ ...credentials, options: { data: names } })
  if (error || !data.session) throw error ?? new Error('There is no session.')
  return { client, publicKey, server, session: data.session }
}

/** A further client that has logged in. */
export async function loggedIn(
  { publicKey, server }: Pick<Awaited<ReturnType<typeof signedUp>>, 'publicKey' | 'server'>,
  password = ada.password,
) {
  const client = clientOf(server, publicKey)
  const { error } = await client.auth.signInWithPassword({ ...credentials, password })
  if (error) throw error
  return client
}
