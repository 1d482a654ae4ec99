import { localesOf } from './localesOf.ts'

/** The name of a country in a language, by its two letters; a text that is no such code stays as it is. */
export function countryInWords(country: string, language: string): string {
  if (!/^[A-Z]{2}$/i.test(country)) return country
  const names = new Intl.DisplayNames([...localesOf(language)], { type: 'region' })
  return names.of(country.toUpperCase()) ?? country
}
