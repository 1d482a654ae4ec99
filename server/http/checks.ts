import type { Context, MiddlewareHandler } from 'hono'
import type { Route } from '../../contract/index.ts'
import { Refused } from '../refused.ts'
import { loopbackNames } from '../operations/loopback.ts'
import type { HttpEnvironment } from './environment.ts'
import { sharedRefusals } from '../words/shared.ts'

/** Check of a request before its body is read. Throws `Refused`. */
export type Check = MiddlewareHandler<HttpEnvironment>

/**
 * Route, with a check of its client that runs after the request is counted; by default the check of the
 * origin.
 */
export interface AdmittedRoute extends Route {
  readonly admit?: Check
}

export const requirePost: Check = async (c, next) => {
  if (c.req.method !== 'POST') throw wrongMethod('POST')
  return next()
}

/** Requires GET or HEAD, which Hono handles as GET without the body. */
export const requireGet: Check = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw wrongMethod('GET, HEAD')
  return next()
}

/** Requires GET. HEAD is refused, because it would open the stream. */
export const requireGetForStream: Check = async (c, next) => {
  if (c.req.method !== 'GET') throw wrongMethod('GET')
  return next()
}

const wrongMethod = (allowed: string) =>
  new Refused(sharedRefusals.wrongMethod(allowed.replace(',', ' and')), {
    status: 405,
    headers: { Allow: allowed },
  })

/**
 * Refuses calls from pages of other origins, before the body is read.
 *
 * @param appOrigin public origin; if unset, any loopback name of this machine with the called port
 */
export const requireOwnOrigin =
  (appOrigin: string | undefined): Check =>
  async (c, next) => {
    const { localPort } = c.env.incoming.socket
    const own = appOrigin
      ? [appOrigin]
      : loopbackNames.map((host) => new URL(`http://${host}:${localPort}`).origin)
    if (!own.includes(c.req.header('Origin') ?? '')) {
      throw new Refused(sharedRefusals.foreignCall, {
        status: 403,
      })
    }
    return next()
  }

/** Requires JSON, a content type that pages of other origins cannot send without a preflight request. */
export const requireJson: Check = async (c, next) => {
  const isJson = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(c.req.header('Content-Type') ?? '')
  if (!isJson || c.req.header('Content-Encoding') !== undefined) {
    throw new Refused(sharedRefusals.requireJson, { status: 415 })
  }
  return next()
}

const tooMuch = () => new Refused(sharedRefusals.tooLarge, { status: 413, headers: { Connection: 'close' } })

/**
 * Refuses a body whose declared length exceeds the limit, before it is read.
 *
 * @param maxSize in bytes
 */
export const limitBodySize =
  (maxSize: number): Check =>
  async (c, next) => {
    if (Number(c.req.header('Content-Length') ?? 0) > maxSize) throw tooMuch()
    return next()
  }

/**
 * Reads a body without a declared length, and counts its bytes. Call it after authorization.
 *
 * @param maxSize in bytes
 * @throws Refused (413) if the body is larger
 */
export const countBody =
  (maxSize: number) =>
  async (c: Context<HttpEnvironment>): Promise<void> => {
    const { body } = c.req.raw
    // Node enforces a declared length, so the body does not have to be counted.
    if (c.req.header('Transfer-Encoding') === undefined || body === null) return
    const parts: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    for await (const part of body) {
      size += part.byteLength
      if (size > maxSize) throw tooMuch()
      parts.push(part)
    }
    c.req.raw = new Request(c.req.raw, { method: 'POST', body: new Blob(parts) })
  }
