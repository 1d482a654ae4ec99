import { locale } from '../../contract/words/locale.ts'
import { countryCodes } from './countryCodes.ts'
import { countryName } from './postings.ts'

/** Other names under which people search for a country. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DR Congo', 'DRC'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KR: ['Republic of Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
  VA: ['Holy See'],
}

/** Options for all inhabited countries and territories, sorted by name. */
export const options = countryCodes
  .map((value) => ({ value, name: countryName(value), aliases: [value, ...(otherNames[value] ?? [])] }))
  .toSorted((one, other) => one.name.localeCompare(other.name, locale))
