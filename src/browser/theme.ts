import { themeKey, themeLifetimeSeconds, themeNames, type ThemeName } from '../../contract/theme.ts'
import { keepCookie, readCookie } from '../network/cookies.ts'

/**
 * Theme chosen on this device. Stored in a cookie, so that the server and the script in the document head
 * know it before the first paint.
 */
export function readTheme(): ThemeName {
  const kept = readCookie(themeKey)
  return themeNames.find((theme) => theme === kept) ?? 'system'
}

/** Applies a theme and saves it in the cookie. */
export function chooseTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  colourBrowser(theme)
  keepCookie(themeKey, theme, themeLifetimeSeconds)
}

/**
 * Sets the color of the browser's own UI. The script in the document head does the same for a stored theme.
 */
function colourBrowser(theme: ThemeName): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    const { for: own } = meta.dataset
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
