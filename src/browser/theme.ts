import { themeNames, type ThemeName } from '../ui/tokens/themeNames.ts'
import { keepCookie, readCookie } from '../network/cookies.ts'

/** In seconds; browsers keep no cookie for longer. */
const lifetime = 400 * 24 * 60 * 60

/**
 * The theme that the person chose on this device. The script in the page's head reads it before the first paint: from
 * a cookie, which is there sooner than what a browser stores otherwise.
 */
export function readTheme(): ThemeName {
  const kept = readCookie('theme')
  return themeNames.find((theme) => theme === kept) ?? 'system'
}

/** Shows a theme, and keeps the choice where the browser allows it. */
export function chooseTheme(theme: ThemeName): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  colourBrowser(theme)
  keepCookie('theme', theme, lifetime)
}

/** The browser around the page wears the theme too. The script in the page's head does the same for a kept one. */
function colourBrowser(theme: ThemeName): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    const { for: own } = meta.dataset
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
