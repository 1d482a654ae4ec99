import { hostedPaths } from '../../../contract/hosted/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { failure } from '../failure.ts'
import { report } from './events.ts'
import { hostedFailure } from './failure.ts'
import { hostedKey, hostedUrl, isAway } from './settings.ts'
import { storedSession } from './storage.ts'

const loadClient = () => import('./client.ts')

/** Last rejected token, so that each token is refreshed only once. */
let refusedToken: string | undefined

/**
 * Makes a call to a function of the hosted backend.
 *
 * @param area the role, or `public`
 * @param path last part of the path, with the query of a read
 * @throws {Failure} `unreachable` if a proxy in front of the backend responds with 502, 503 or 504
 */
export async function sendNow(area: Role | 'public', path: string, init: RequestInit): Promise<Response> {
  const token = await accessToken()
  const response = await sendAs(token, area, path, init)
  if (token === undefined || token === refusedToken || ![401, 403].includes(response.status)) return response
  refusedToken = token
  const { client } = await loadClient()
  const { data, error } = await client.refreshSession()
  if (data.session) return sendAs(data.session.access_token, area, path, init)
  if (hostedFailure(error).code === 'refused') report({ type: 'refused' })
  return response
}

/** Returns the stored access token, refreshed first if it has expired; undefined without a session. */
export async function accessToken(): Promise<string | undefined> {
  const stored = storedSession()
  if (!stored || stored.expires_at * 1_000 > Date.now()) return stored?.access_token
  const { client } = await loadClient()
  const { data, error } = await client.getSession()
  if (error && hostedFailure(error).code !== 'refused') throw hostedFailure(error)
  return data.session?.access_token
}

async function sendAs(
  token: string | undefined,
  area: Role | 'public',
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('apikey', hostedKey)
  headers.set('authorization', `Bearer ${token ?? hostedKey}`)
  if (area !== 'public') headers.set('x-role', area)
  const response = await fetch(`${hostedUrl}${hostedPaths.functions}/${area}.${path}`, { ...init, headers })
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (isAway(response.status) && !isEnvelope) throw failure('unreachable')
  return response
}
