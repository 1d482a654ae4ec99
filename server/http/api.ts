import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { callPath, calls, type CallName } from '../../contract/calls.ts'
import { refusal, success } from '../../contract/envelope.ts'
import type { Role } from '../../contract/roles.ts'
import type { CallContext } from '../calls/context.ts'
import { handlers } from '../calls/handlers.ts'
import { Refused } from '../refused.ts'
import type { Passwords } from '../passwords.ts'
import type { Store } from '../store/open.ts'
import { onlyJson, onlyOwnOrigin, onlyPost, onlySmall } from './checks.ts'
import { browserCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { apiHeaders } from './headers.ts'
import { readPayload } from './payload.ts'

const callNames = Object.keys(calls).filter((name): name is CallName => name in calls)

/** The roles whose calls are answered. */
const servedRoles: readonly Role[] = ['candidate']

export interface ApiParts {
  readonly store: Pick<Store, 'db' | 'isOutOfService'>
  readonly passwords: Passwords
  readonly appOrigin: string | undefined
  readonly now: () => number
  readonly log: (line: string) => void
  readonly mailWaits: () => void
}

/**
 * The API: a route for each call of the contract and each role, under `/api` (specification, 7). Every answer, also a
 * failed one, is an envelope; nothing of a body is read before method, origin, type and size are right.
 */
export function createApi(parts: ApiParts): Hono<HttpEnvironment> {
  const api = new Hono<HttpEnvironment>()
  const isSecure = parts.appOrigin?.startsWith('https:') ?? false
  const checks = [onlyPost, onlyOwnOrigin(parts.appOrigin), onlyJson, onlySmall] as const

  api.use('/api/*', apiHeaders)
  for (const role of servedRoles) {
    for (const name of callNames) {
      api.all(`/api/${callPath(role, name)}`, ...checks, async (c) => {
        const context = {
          ...parts,
          role,
          db: parts.store.db,
          now: parts.now(),
          cookies: browserCookies(c, role, isSecure),
        }
        return c.json(success(await answer(name, context, await c.req.arrayBuffer())))
      })
    }
  }
  api.all('/api/*', () => {
    throw new Refused('There is no such call.', { status: 404 })
  })
  api.onError((error, c) => refuse(c, error, parts))
  return api
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the payload to its handler
async function answer<Name extends CallName>(name: Name, context: CallContext, body: ArrayBuffer) {
  return (await handlers[name](context, readPayload(name, body))) ?? null
}

function refuse(c: Context, error: unknown, { log, store }: ApiParts): Response {
  if (error instanceof Refused) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
    return c.json(refusal(error.message, error.fields), error.status)
  }
  const id = randomUUID()
  c.header('X-Request-Id', id)
  log(`Request ${id} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return store.isOutOfService(error)
    ? c.json(refusal('This cannot be saved right now. Please try again in a minute.'), 503, {
        'Retry-After': '60',
      })
    : c.json(refusal('Something went wrong on our side. Please try again.'), 500)
}
