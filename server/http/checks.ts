import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refused } from '../refused.ts'
import { loopbackNames } from '../operations/loopback.ts'
import type { HttpEnvironment } from './environment.ts'

type Check = MiddlewareHandler<HttpEnvironment>

export const onlyPost: Check = async (c, next) => {
  if (c.req.method !== 'POST') throw wrongMethod('POST')
  return next()
}

/** A read: Hono answers HEAD as GET without the body. */
export const onlyGet: Check = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw wrongMethod('GET, HEAD')
  return next()
}

/** A stream: who asked for its headers alone would open it. */
export const onlyOpened: Check = async (c, next) => {
  if (c.req.method !== 'GET') throw wrongMethod('GET')
  return next()
}

const wrongMethod = (allowed: string) =>
  new Refused(`This address answers ${allowed.replace(',', ' and')} only.`, {
    status: 405,
    headers: { Allow: allowed },
  })

/**
 * Refuses calls that no page of the application made, before anything of them is read.
 *
 * @param appOrigin the origin people see; unset, it is this machine, by any of its loopback names, on the port that
 * was called
 */
export const onlyOwnOrigin =
  (appOrigin: string | undefined): Check =>
  async (c, next) => {
    const { localPort } = c.env.incoming.socket
    const own = appOrigin
      ? [appOrigin]
      : loopbackNames.map((host) => new URL(`http://${host}:${localPort}`).origin)
    if (!own.includes(c.req.header('Origin') ?? '')) {
      throw new Refused('This call did not come from the application. Reload the page.', {
        status: 403,
      })
    }
    return next()
  }

/** Only what a foreign page cannot send without being asked first: JSON, as it is. */
export const onlyJson: Check = async (c, next) => {
  const isJson = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(c.req.header('Content-Type') ?? '')
  if (!isJson || c.req.header('Content-Encoding') !== undefined) {
    throw new Refused('This address takes JSON in UTF-8 only.', { status: 415 })
  }
  return next()
}

/** @param maxSize of the body, in bytes */
export const onlySmall = (maxSize: number): Check => {
  const counting = bodyLimit({
    maxSize,
    onError: () => {
      throw new Refused('This is too much to send at once.', {
        status: 413,
        headers: { Connection: 'close' },
      })
    },
  })
  return async (c, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = c.env.incoming.headers
    // Node ends a body where its length says, so that it need not become a stream to be counted.
    const isSmall = encoding === undefined && Number(length) <= maxSize
    return isSmall ? next() : counting(c, next)
  }
}
