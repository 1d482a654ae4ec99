import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { themeKey, type ThemeName } from '../../contract/theme.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { Resource } from './resource.ts'
import { createRewriting } from './rewriting.ts'

const inTheme = (theme: Exclude<ThemeName, 'system'>) =>
  createRewriting((html) =>
    html
      .replace('<html ', `<html data-theme="${theme}" `)
      // Color of the browser's own UI.
      .replace('media="(prefers-color-scheme: light)"', `media="${theme === 'light' ? 'all' : 'not all'}"`)
      .replace('media="(prefers-color-scheme: dark)"', `media="${theme === 'dark' ? 'all' : 'not all'}"`),
  )

/** Creates the transformation that shows a page in the theme of the request's cookie, for browsers without JavaScript. */
export function createThemeMark() {
  const marks = { light: inTheme('light'), dark: inTheme('dark') }
  return (c: Context<HttpEnvironment>, page: Resource): Resource => {
    const theme = getCookie(c, themeKey)
    return theme === 'light' || theme === 'dark' ? marks[theme](page) : page
  }
}
