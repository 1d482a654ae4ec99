import { toPseudo } from './toPseudo.ts'

/** The tests of `npm run test:pseudo` have a mode of their own. */
export const initialLocale = import.meta.env.MODE === 'pseudo' ? 'pseudo' : 'en-US'

const [, addressed] =
  /(?:^|;)locale:([\w-]+)/.exec(new URLSearchParams(globalThis.location?.search).get('globals') ?? '') ?? []

/** The locale in which a page of stories was loaded: `globals=locale:pseudo` in its address. */
export const loadedLocale = addressed ?? initialLocale

/** Writes a text of `src/words` or `contract` in the locale of the story. `scripts/locale/pseudoLocale.ts` wraps each text in it. */
export const localized = (text: string | TemplateStringsArray, ...values: readonly unknown[]): string => {
  if (loadedLocale === 'pseudo') return toPseudo(text, ...values)
  return typeof text === 'string' ? text : String.raw({ raw: [...text] }, ...values)
}

/** Loads the page anew in a locale: texts are written when their modules are loaded. */
export function reloadIn(locale: string): void {
  const url = new URL(location.href)
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((each) => each && !each.startsWith('locale:'))
  url.searchParams.set('globals', [...others, `locale:${locale}`].join(';'))
  location.replace(url)
}
