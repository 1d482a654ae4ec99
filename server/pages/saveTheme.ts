import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { ownPath } from '../../contract/paths.ts'
import { themeKey, themeLifetimeSeconds, themeNames } from '../../contract/theme.ts'
import type { HttpEnvironment } from '../http/environment.ts'

const themeSchema = v.picklist(themeNames)

/**
 * Saves the theme that the form of a page posts to the page's own path.
 *
 * @returns a redirect to the same page; undefined if the form has no theme or comes from another site
 */
export async function saveTheme(
  c: Context<HttpEnvironment>,
  isSecure: boolean,
): Promise<Response | undefined> {
  if (c.req.header('Sec-Fetch-Site') === 'cross-site') return undefined
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const theme = v.safeParse(themeSchema, form[themeKey])
  if (!theme.success) return undefined
  const { pathname, search } = new URL(c.req.url)
  setCookie(c, themeKey, theme.output, {
    path: '/',
    sameSite: 'Lax',
    maxAge: themeLifetimeSeconds,
    secure: isSecure,
  })
  c.header('Cache-Control', 'no-store')
  return c.redirect(ownPath(pathname + search) ?? '/', 303)
}
