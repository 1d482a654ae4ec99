import { Hono, type Context } from 'hono'
import { cookieCalls, functionPath } from '../../../contract/hosted/functions.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { routesOf } from '../../../contract/index.ts'
import { pagePicturePath } from '../../../contract/resumes/listing.ts'
import { roles } from '../../../contract/roles.ts'
import { answerError, namedHandlers } from '../../http/api.ts'
import type { Check } from '../../http/checks.ts'
import { limitRequests } from '../../http/clientLimits.ts'
import type { Bearer, HttpEnvironment } from '../../http/environment.ts'
import { registerPagePicture } from '../../http/registerPagePicture.ts'
import { registerRoutes } from '../../http/registerRoutes.ts'
import { Refused } from '../../refused.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import type { HostedParts } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { bearerOf, requireKey } from '../registerHosted.ts'

/**
 * Serves `/functions/v1/{role}.{call}`: all routes of the contract that need no cookie, by public key and
 * access token. The response equals that of the route below `/api`: an envelope or a file.
 */
export function createFunctions(parts: HostedParts): Hono<HttpEnvironment> {
  const functions = new Hono<HttpEnvironment>()
  functions.onError(answerError(parts))
  const admit = admitTo(parts)
  for (const [name, handler] of namedHandlers(parts)) {
    const replacement = cookieCalls[handler.endpoint.path]
    if (replacement === undefined)
      registerRoutes(functions, name, handler, parts, { admit, pathOf: functionPath })
    else {
      for (const route of routesOf(name, handler.endpoint))
        functions.all(functionPath(route), limitRequests(parts), admit, () => {
          throw new Refused(hostedRefusals.needsCookie(replacement), { status: 400 })
        })
    }
  }
  registerPagePicture(functions, parts, {
    path: functionPath({ area: 'candidate', endpoint: { path: pagePicturePath } }),
    admit,
  })
  functions.all(`${hostedPaths.functions}/*`, limitRequests(parts), admit, () => {
    throw new Refused(hostedRefusals.unknownFunction, { status: 404 })
  })
  return functions
}

/** Requires a public key, and identifies the account of a request. Its role must be that of the function. */
const admitTo =
  (parts: HostedParts): Check =>
  async (c, next) => {
    c.env.bearer = await identify(c, parts)
    requireRole(c)
    completeBody(c)
    return next()
  }

async function identify(c: Context<HttpEnvironment>, parts: HostedParts): Promise<Bearer | null> {
  try {
    await requireKey(c, parts)
    return (await bearerOf(c, parts)) ?? null
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    throw new Refused(error.message, { status: error.status === 403 ? 403 : 401 })
  }
}

function requireRole(c: Context<HttpEnvironment>): void {
  const { bearer } = c.env
  const [area] = c.req.path.slice(hostedPaths.functions.length + 1).split('.')
  const role = roles.find((each) => each === area)
  if (bearer && role && bearer.role !== role)
    throw new Refused(hostedRefusals.wrongRole(role), { status: 403 })
}

/** Adds an empty JSON body, because the official client sends no body for an empty payload. */
function completeBody(c: Context<HttpEnvironment>): void {
  if (c.req.method !== 'POST' || !isEmpty(c)) return
  const headers = new Headers(c.req.raw.headers)
  headers.set('Content-Type', 'application/json')
  c.req.raw = new Request(c.req.raw, { method: 'POST', headers, body: '{}' })
}

const isEmpty = (c: Context<HttpEnvironment>) =>
  c.req.header('Content-Type') === undefined &&
  c.req.header('Transfer-Encoding') === undefined &&
  Number(c.req.header('Content-Length') ?? 0) === 0
