import { localesOf } from './localesOf.ts'

/** Name of a country in a language, by its ISO 3166 code. Other texts are returned unchanged. */
export function countryInWords(country: string, language: string): string {
  if (!/^[A-Z]{2}$/i.test(country)) return country
  const names = new Intl.DisplayNames([...localesOf(language)], { type: 'region' })
  return names.of(country.toUpperCase()) ?? country
}
