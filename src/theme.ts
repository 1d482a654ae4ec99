export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** The theme that the person chose on this device. The script in the page's head reads it before the first paint. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem('theme')
    return themes.find((theme) => theme === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme, and keeps the choice where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  colourBrowser(theme)
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The browser around the page wears the theme too. The script in the page's head does the same for a kept one. */
function colourBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
    const { for: own } = meta.dataset
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
