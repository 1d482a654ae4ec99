import { toPseudo } from './toPseudo.ts'

/** Pseudo-locale in the mode of `npm run test:pseudo`, else English. */
export const initialLocale = import.meta.env.MODE === 'pseudo' ? 'pseudo' : 'en-US'

const [, addressed] =
  /(?:^|;)locale:([\w-]+)/.exec(new URLSearchParams(globalThis.location?.search).get('globals') ?? '') ?? []

/** Locale of the loaded page, from `globals=locale:pseudo` in its URL. */
export const loadedLocale = addressed ?? initialLocale

/**
 * Renders a text of the product in the locale of the story. A Vite plugin wraps every text in this function.
 */
export const localized = (text: string | TemplateStringsArray, ...values: readonly unknown[]): string => {
  if (loadedLocale === 'pseudo') return toPseudo(text, ...values)
  return typeof text === 'string' ? text : String.raw({ raw: [...text] }, ...values)
}

/** Reloads the page in another locale, because texts are evaluated when their modules load. */
export function reloadIn(locale: string): void {
  const url = new URL(location.href)
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((each) => each && !each.startsWith('locale:'))
  url.searchParams.set('globals', [...others, `locale:${locale}`].join(';'))
  location.replace(url)
}
