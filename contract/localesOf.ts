/** Locales for `Intl`. An invalid language tag, as imported files may contain, falls back to English. */
export function localesOf(language: string): readonly string[] {
  try {
    return [...Intl.getCanonicalLocales(language), 'en']
  } catch {
    return ['en']
  }
}
