import type { Context, MiddlewareHandler } from 'hono'
import type { Route } from '../../contract/index.ts'
import { Refused } from '../refused.ts'
import { loopbackNames } from '../operations/loopback.ts'
import type { HttpEnvironment } from './environment.ts'
import { sharedRefusals } from '../words/shared.ts'

/** A check of a request, before its body is read. Throws `Refused`. */
export type Check = MiddlewareHandler<HttpEnvironment>

/** A route, and the check of its clients after a request is counted; by default that of the origin. */
export interface AdmittedRoute extends Route {
  readonly admit?: Check
}

export const requirePost: Check = async (c, next) => {
  if (c.req.method !== 'POST') throw wrongMethod('POST')
  return next()
}

/** A read: Hono answers HEAD as GET without the body. */
export const requireGet: Check = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw wrongMethod('GET, HEAD')
  return next()
}

/** A stream: who asked for its headers alone would open it. */
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
 * Refuses calls that no page of the application made, before anything of them is read.
 *
 * @param appOrigin the origin people see; unset, it is this machine, by any of its loopback names, on the port that
 * was called
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

/** Content types that a foreign page cannot send without a preflight: JSON only. */
export const requireJson: Check = async (c, next) => {
  const isJson = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(c.req.header('Content-Type') ?? '')
  if (!isJson || c.req.header('Content-Encoding') !== undefined) {
    throw new Refused(sharedRefusals.requireJson, { status: 415 })
  }
  return next()
}

const tooMuch = () => new Refused(sharedRefusals.tooLarge, { status: 413, headers: { Connection: 'close' } })

/**
 * Refuses a body that says that it is larger, before anything of it is read.
 *
 * @param maxSize of the body, in bytes
 */
export const limitBodySize =
  (maxSize: number): Check =>
  async (c, next) => {
    if (Number(c.req.header('Content-Length') ?? 0) > maxSize) throw tooMuch()
    return next()
  }

/**
 * Reads and counts a body that does not say how large it is. To be called once it is known who sends it.
 *
 * @param maxSize of the body, in bytes
 * @throws Refused (413) when it is larger
 */
export const countBody =
  (maxSize: number) =>
  async (c: Context<HttpEnvironment>): Promise<void> => {
    const { body } = c.req.raw
    // Node ends a body where its length says, so that it need not become a stream to be counted.
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
