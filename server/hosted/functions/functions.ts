import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { cookieCalls, functionPath } from '../../../contract/hosted/functions.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { routesOf } from '../../../contract/index.ts'
import { roles } from '../../../contract/roles.ts'
import { answerError, namedHandlers } from '../../http/api.ts'
import { limitRequests, limitsFor } from '../../http/clientLimits.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { registerRoutes } from '../../http/registerRoutes.ts'
import { Refused } from '../../refused.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import type { HostedParts } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { bearerOf, requireKey } from '../registerHosted.ts'

/**
 * `/functions/v1/{role}.{call}`: every route of the contract that needs no cookie, by public key and access token. The
 * answer is that of the same route below `/api`: an envelope, or a file.
 */
export function createFunctions(parts: HostedParts): Hono<HttpEnvironment> {
  const functions = new Hono<HttpEnvironment>()
  functions.onError(answerError(parts))
  const all = `${hostedPaths.functions}/*`
  functions.use(all, identify(parts), requireRole, completeBody)
  for (const [name, handler] of namedHandlers(parts)) {
    const replacement = cookieCalls[handler.endpoint.path]
    if (replacement === undefined) registerRoutes(functions, name, handler, parts, functionPath)
    else {
      for (const route of routesOf(name, handler.endpoint))
        functions.all(functionPath(route), limitRequests(parts), () => {
          throw new Refused(hostedRefusals.needsCookie(replacement), { status: 400 })
        })
    }
  }
  functions.all(all, limitRequests(parts), () => {
    throw new Refused(hostedRefusals.unknownFunction, { status: 404 })
  })
  return functions
}

/** Finds the account of a request. Routes count valid requests themselves. */
const identify =
  (parts: HostedParts): MiddlewareHandler<HttpEnvironment> =>
  async (c, next) => {
    try {
      await requireKey(c, parts)
      c.env.bearer = (await bearerOf(c, parts)) ?? null
    } catch (error) {
      if (!(error instanceof HostedError)) throw error
      await limitsFor(c, parts).take('anything')
      throw new Refused(error.message, { status: error.status === 403 ? 403 : 401 })
    }
    return next()
  }

const requireRole: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const { bearer } = c.env
  const [area] = c.req.path.slice(hostedPaths.functions.length + 1).split('.')
  const role = roles.find((each) => each === area)
  if (bearer && role && bearer.role !== role)
    throw new Refused(hostedRefusals.wrongRole(role), { status: 403 })
  return next()
}

/** The official client sends nothing at all where a payload is empty. */
const completeBody: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  if (c.req.method === 'POST' && isEmpty(c)) {
    const headers = new Headers(c.req.raw.headers)
    headers.set('Content-Type', 'application/json')
    c.req.raw = new Request(c.req.raw, { method: 'POST', headers, body: '{}' })
  }
  return next()
}

const isEmpty = (c: Context<HttpEnvironment>) =>
  c.req.header('Content-Type') === undefined &&
  c.req.header('Transfer-Encoding') === undefined &&
  Number(c.req.header('Content-Length') ?? 0) === 0
