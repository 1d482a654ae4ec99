import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../contract/search/job.ts'
import { fold } from './words/fold.ts'

/** Country, or region of a country. */
export interface Territory {
  /** ISO 3166 code. */
  readonly country: string
  /** GeoNames code of a region; empty for a country. */
  readonly code: string
}

/** Data of a country, or of a region. */
export interface Area extends Territory {
  readonly kind: 'country' | 'region'
  /** Common abbreviation, such as "IL" and "NSW"; may be empty. */
  readonly letters: string
  readonly name: string
  /** Keys of all its names and of the abbreviation. */
  readonly keys: ReadonlySet<string>
  /** Total population of its known places, and the largest one. */
  people: number
  largest: City | undefined
}

export interface City {
  readonly kind: 'city'
  readonly name: string
  readonly country: string
  readonly lat: number
  readonly lon: number
  readonly people: number
  /** Undefined if GeoNames assigns none. */
  readonly region: Area | undefined
}

export type Entry = Area | City

/**
 * Alternative names of large places from GeoNames: one name per line, with the place, its region and country.
 */
export const otherNamesFile = join(import.meta.dirname, 'otherNames.tsv')

/** Countries where addresses include the region after the name of a place. */
const REGION_IS_WRITTEN = new Set(['AU', 'CA', 'DE', 'GB', 'US'])

/** Region of a place as written after its name; empty where that is not usual. */
export const regionOf = ({ country, region }: City): string =>
  region === undefined || !REGION_IS_WRITTEN.has(country)
    ? ''
    : country === 'US'
      ? region.letters
      : region.name

export const placeOf = (city: City): Place => {
  const { country, lat, lon, name } = city
  return { name, region: regionOf(city), country, lat, lon }
}

const SAINT = /(?<=^| )(?:saint|sainte|sankt|ste|st)(?= |$)/g

/** Normalizes a name for comparison. Apostrophes, hyphens and "Saint" are written inconsistently. */
export const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[’'‘`.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(SAINT, 'st')

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Keys for the spellings of a place name: whole, up to a comma, each half, and with umlauts spelled out. */
function keysOfName(name: string): readonly string[] {
  const lower = name.toLowerCase()
  const written = [lower, ...lower.split(',', 1), ...lower.split(' / ')]
  const digraphs = /[äöüøå]/.test(lower)
    ? [lower.replaceAll(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? letter)]
    : []
  // The inner set avoids the work of `keyOf` for equal spellings, which most names have.
  return [...new Set([...new Set([...written, ...digraphs])].map(keyOf))].filter((key) => key !== '')
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

function readAreas(): readonly Area[] {
  return linesOf(join(import.meta.dirname, 'areas.tsv')).map(
    ([country = '', code = '', letters = '', name = '', ...others]) => ({
      kind: code === '' ? ('country' as const) : ('region' as const),
      country,
      code,
      letters,
      name,
      keys: new Set([name, ...others, letters].map(keyOf).filter((key) => key !== '')),
      people: 0,
      largest: undefined,
    }),
  )
}

function readOtherNames(): ReadonlyMap<string, readonly string[]> {
  const otherNames = new Map<string, string[]>()
  for (const [other = '', ...place] of linesOf(otherNamesFile)) {
    const others = otherNames.get(place.join('\t'))
    if (others) others.push(other)
    else otherNames.set(place.join('\t'), [other])
  }
  return otherNames
}

/** Lookup of places, regions and countries by name. */
export interface Gazetteer {
  /** Most populous first. */
  readonly cities: readonly City[]
  /** Countries and regions with a name or abbreviation of this key. */
  readonly areasNamed: (key: string) => readonly Area[]
  /** Countries and regions with a name that starts with this key, largest population first. */
  readonly areasBeginning: (key: string) => readonly Area[]
  /** Countries by ISO 3166 code. */
  readonly countries: ReadonlyMap<string, Area>
  /** Regions by country code and region code, joined by a dot. */
  readonly regions: ReadonlyMap<string, Area>
  /** Cities with a name of this key, largest population first. */
  readonly citiesNamed: (key: string) => readonly City[]
  /** Cities with a name that starts with this key, largest population first. */
  readonly citiesBeginning: (key: string) => readonly City[]
  /** Keys of all city names that start with a letter. */
  readonly keysWith: (letter: string) => readonly string[]
}

function readGazetteer(): Gazetteer {
  const areas = readAreas()
  const areaOf = new Map(areas.map((area) => [`${area.country}.${area.code}`, area]))
  const otherNames = readOtherNames()
  const names: { readonly key: string; readonly city: number }[] = []
  const cities = linesOf(join(import.meta.dirname, 'places.tsv')).map((line, index): City => {
    const [name = '', country = '', code = '', lat, lon, population] = line
    const people = Number(population)
    const [region, inCountry] = [
      code === '' ? undefined : areaOf.get(`${country}.${code}`),
      areaOf.get(`${country}.`),
    ]
    const city = { kind: 'city', name, country, lat: Number(lat), lon: Number(lon), people, region } as const
    for (const area of [region, inCountry]) {
      if (!area) continue
      area.people += people
      area.largest ??= city
    }
    const others = otherNames.get([name, regionOf(city), country].join('\t')) ?? []
    for (const key of new Set([...keysOfName(name), ...others.flatMap(keysOfName)]))
      names.push({ key, city: index })
    return city
  })
  names.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.city - other.city))
  const areasByKey = Map.groupBy(
    areas.flatMap((area) => [...area.keys].map((key) => ({ area, key }))),
    ({ key }) => key,
  )
  // Parallel arrays of primitives take a fraction of the memory of objects.
  const keys = names.map(({ key }) => key)
  const order = Uint32Array.from(names, ({ city }) => city)

  const firstFrom = (key: string) => {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }
  const within = (from: number, to: number): readonly City[] =>
    [...new Set(order.subarray(from, to).toSorted())].flatMap((index) => cities[index] ?? [])
  const LAST = '\u{10FFFF}'
  return {
    cities,
    areasBeginning: (key) =>
      areas
        .filter(({ keys: all }) => [...all].some((each) => each.startsWith(key)))
        .toSorted((one, other) => other.people - one.people),
    areasNamed: (key) => (areasByKey.get(key) ?? []).map(({ area }) => area),
    countries: new Map(areas.filter(({ kind }) => kind === 'country').map((area) => [area.country, area])),
    regions: new Map([...areaOf].filter(([, { kind }]) => kind === 'region')),
    citiesNamed: (key) => within(firstFrom(key), firstFrom(`${key}\u0000`)),
    citiesBeginning: (key) => within(firstFrom(key), firstFrom(key + LAST)),
    keysWith: (letter) => keys.slice(firstFrom(letter), firstFrom(letter + LAST)),
  }
}

let known: Gazetteer | undefined

/** Gazetteer, read on first use, because not every process needs it. */
export const gazetteer = (): Gazetteer => (known ??= readGazetteer())
