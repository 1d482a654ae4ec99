import { keepCookie, readCookie } from '../network/cookies.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** In seconds; browsers keep no cookie for longer. */
const lifetime = 400 * 24 * 60 * 60

/**
 * The theme that the person chose on this device. The script in the page's head reads it before the first paint: from
 * a cookie, which is there sooner than what a browser stores otherwise.
 */
export function readTheme(): Theme {
  const kept = readCookie('theme')
  return themes.find((theme) => theme === kept) ?? 'system'
}

/** Shows a theme, and keeps the choice where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  colourBrowser(theme)
  keepCookie('theme', theme, lifetime)
}

/** The browser around the page wears the theme too. The script in the page's head does the same for a kept one. */
function colourBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    const { for: own } = meta.dataset
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
