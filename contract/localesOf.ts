/** Locales for `Intl`: an invalid language tag, as files may have, falls back to English. */
export function localesOf(language: string): readonly string[] {
  try {
    return [...Intl.getCanonicalLocales(language), 'en']
  } catch {
    return ['en']
  }
}
