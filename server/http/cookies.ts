import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { Role } from '../../contract/roles.ts'
import type { BrowserCookies, CookieKind } from '../calls/shared/context.ts'
import { isToken } from '../security/secrets.ts'
import type { HttpEnvironment } from './environment.ts'

const names: Readonly<Record<Role, Readonly<Record<CookieKind, string>>>> = {
  candidate: { session: 'cs', grant: 'crg', device: 'cd', flow: 'cf', passkey: 'cp' },
  employer: { session: 'es', grant: 'erg', device: 'ed', flow: 'ef', passkey: 'ep' },
}

const attributes = {
  session: { httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 7_776_000 },
  grant: { httpOnly: true, path: '/', sameSite: 'Strict', maxAge: 900 },
  device: { httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 31_536_000 },
  // Lax, because the browser returns from another site.
  flow: { httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 600 },
  passkey: { httpOnly: true, path: '/', sameSite: 'Strict', maxAge: 300 },
} as const satisfies Readonly<Record<CookieKind, CookieOptions>>

/**
 * Cookies of this server for a role, in the browser of a request.
 *
 * @param secure true if the application is reached by HTTPS: cookies are then `Secure`, with the prefix
 * `__Host-`
 */
export function browserCookies(c: Context<HttpEnvironment>, role: Role, secure: boolean): BrowserCookies {
  const prefix = secure ? ({ prefix: 'host', secure: true } as const) : {}
  return {
    read: (kind) => {
      const name = names[role][kind]
      const value = secure ? getCookie(c, name, 'host') : getCookie(c, name)
      return isToken(value) ? value : undefined
    },
    write: (kind, token) => setCookie(c, names[role][kind], token, { ...attributes[kind], ...prefix }),
    remove: (kind) => {
      const { maxAge: _, ...kept } = attributes[kind]
      deleteCookie(c, names[role][kind], { ...kept, ...prefix })
    },
  }
}

/** Cookies of a call that does not come from a browser page of this application. */
export const noCookies: BrowserCookies = { read: () => undefined, write: () => {}, remove: () => {} }
