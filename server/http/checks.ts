import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refused } from './refused.ts'
import { loopbackNames } from './clientAddress.ts'
import type { HttpEnvironment } from './environment.ts'

type Check = MiddlewareHandler<HttpEnvironment>

const LARGEST_BODY = 16 * 1024

export const onlyPost: Check = async (c, next) => {
  if (c.req.method !== 'POST') {
    throw new Refused('This address answers POST only.', { status: 405, headers: { Allow: 'POST' } })
  }
  return next()
}

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
      throw new Refused('This call did not come from the application. Please reload the page.', {
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

export const onlySmall: Check = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new Refused('This is too much to send at once.', { status: 413, headers: { Connection: 'close' } })
  },
})
