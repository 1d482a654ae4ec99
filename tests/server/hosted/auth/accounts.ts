import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { ada, type TestServer } from '../../support/harness.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'

export const credentials = { email: ada.emailAddress, password: ada.password }
export const names = { firstName: ada.firstName, lastName: ada.lastName }

/**
 * Session of a logged-in client.
 *
 * @throws {Error} if there is none
 */
export async function sessionOf(client: SupabaseClient): Promise<Session> {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('There is no session.')
  return data.session
}

/** A server and a client that has signed up Ada. */
export async function signedUp(env: Readonly<Record<string, string>> = {}) {
  const { publicKey, server } = await startHosted(env)
  const client = clientOf(server, publicKey)
  const { data, error } = await client.auth.signUp({ ...credentials, options: { data: names } })
  if (error || !data.session) throw error ?? new Error('There is no session.')
  return { client, publicKey, server, session: data.session }
}

/** Another client that has logged in. */
export async function loggedIn(
  { publicKey, server }: Pick<Awaited<ReturnType<typeof signedUp>>, 'publicKey' | 'server'>,
  password = ada.password,
) {
  const client = clientOf(server, publicKey)
  const { error } = await client.auth.signInWithPassword({ ...credentials, password })
  if (error) throw error
  return client
}

interface Mailed {
  readonly code: string
  readonly link: URL
}

/** Code and link of the newest mail with a code to an address. */
export async function mailedCode(
  server: TestServer,
  recipient: string = ada.emailAddress,
  subject = '',
): Promise<Mailed> {
  const mail = (await server.mails(recipient)).findLast(
    (each) => each.subject.startsWith(subject) && /\b\d{6}\b/.test(each.text),
  )
  const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  if (!mail || code === undefined) throw new Error(`There is no code for ${recipient}.`)
  return { code, link: new URL(mail.link) }
}

/** Opens a mailed link. Returns the target of its redirect. */
export async function openMailed(link: URL): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' })
  return new URL(response.headers.get('Location') ?? '')
}

/** Parameters in the fragment of an address. */
export const fragmentOf = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)))
