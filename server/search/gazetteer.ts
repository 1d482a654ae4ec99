import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../contract/search/job.ts'
import { fold } from './words/fold.ts'

/** A country, or a region of one. */
export interface Territory {
  /** Two letters. */
  readonly country: string
  /** Code of a region in GeoNames; empty for a country. */
  readonly code: string
}

/** What is known of a country, or of a region of one. */
export interface Area extends Territory {
  readonly kind: 'country' | 'region'
  /** By which it is known in its country, such as "IL" and "NSW"; may be empty. */
  readonly letters: string
  readonly name: string
  /** Keys of all its names and of its letters. */
  readonly keys: ReadonlySet<string>
  /** Population of the known places in it, and the largest of them. */
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
  /** Undefined where GeoNames gives it none. */
  readonly region: Area | undefined
}

export type Entry = Area | City

/**
 * Alternative names of large places from GeoNames: one name per line, with the place, its region and country.
 */
export const otherNamesFile = join(import.meta.dirname, 'otherNames.tsv')

/** Countries in which people write the region behind the name of a place. */
const REGION_IS_WRITTEN = new Set(['AU', 'CA', 'DE', 'GB', 'US'])

/** The region of a place as it is written behind its name; empty where nobody does. */
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

/** A name as it is compared. Apostrophes and hyphens are left out by many, and put by others; a saint is often "St". */
export const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[’'‘`.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(SAINT, 'st')

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Spellings of a place name: whole, up to a comma, each half, and without umlauts. */
function keysOfName(name: string): readonly string[] {
  const lower = name.toLowerCase()
  const written = [lower, ...lower.split(',', 1), ...lower.split(' / ')]
  const digraphs = /[äöüøå]/.test(lower)
    ? [lower.replaceAll(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? letter)]
    : []
  // Most are written in one way alone.
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

/** Finds entries by their names. */
export interface Gazetteer {
  /** Most populous first. */
  readonly cities: readonly City[]
  /** The countries and regions that have a name with this key, or letters. */
  readonly areasNamed: (key: string) => readonly Area[]
  /** The countries and regions that have a name whose key begins so, those with the most people first. */
  readonly areasBeginning: (key: string) => readonly Area[]
  /** A country by its two letters. */
  readonly countries: ReadonlyMap<string, Area>
  /** A region by the letters of its country and its code, with a dot between them. */
  readonly regions: ReadonlyMap<string, Area>
  /** The cities that have a name with this key, those with the most people first. */
  readonly citiesNamed: (key: string) => readonly City[]
  /** The cities that have a name whose key begins so, those with the most people first. */
  readonly citiesBeginning: (key: string) => readonly City[]
  /** The keys of all names of cities whose first letter this is. */
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
  // Two lists of plain values take a fraction of the memory of as many objects.
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

/** All that is known: read when it is first asked for, because not every process asks. */
export const gazetteer = (): Gazetteer => (known ??= readGazetteer())
