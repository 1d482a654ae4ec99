import type { Place, PlaceInSearch } from '../../contract/search/job.ts'
import { gazetteer, keyOf, placeOf, type Area, type City, type Entry, type Territory } from './gazetteer.ts'
import { pointOf } from './globe.ts'
import { isPartOfTheWorld, readingsOf } from './placeReading.ts'
import { distance, mayBecome } from './words/editDistance.ts'

const MAX_SUGGESTED = 8
const MAX_OTHERS = 5

/**
 * The places whose names begin with a text, those with the most people first. Behind a comma it may say where a place
 * is: `Leeds, United Kingdom`. Case and accents do not matter.
 *
 * @returns at most 8, of which no two read alike
 */
export function placesLike(text: string): readonly Place[] {
  const key = keyOf(text)
  if (key === '' || text.trimStart().startsWith(',')) return []
  const cities = text.includes(',')
    ? readingsOf(text).filter((entry) => entry.kind === 'city')
    : gazetteer().citiesBeginning(key)
  return differing(cities, MAX_SUGGESTED)
}

const MAX_AREAS = 3
/** Fewer letters begin the names of too many regions. */
const MIN_OF_AREA = 3

/**
 * The places whose names begin with a text, as a search knows them: cities, and countries and regions among them, all
 * by how many people live there. A region that is called like a city of it is left out: the city is meant.
 *
 * @returns at most 8, of which no two read alike
 */
export function searchablePlacesLike(text: string): readonly PlaceInSearch[] {
  const key = keyOf(text)
  const isWhole = key !== '' && !text.includes(',')
  const areas = isWhole
    ? gazetteer()
        .areasBeginning(key)
        .filter((area) => area.keys.has(key) || key.length >= MIN_OF_AREA)
        .filter(({ kind, largest, name }) => kind === 'country' || keyOf(largest?.name ?? '') !== keyOf(name))
    : []
  const cities = text.includes(',')
    ? readingsOf(text).filter((entry) => entry.kind === 'city')
    : isWhole
      ? gazetteer().citiesBeginning(key)
      : []
  const most: readonly Entry[] = [...areas.slice(0, MAX_AREAS), ...cities.slice(0, 4 * MAX_SUGGESTED)]
  const shown = new Map<string, PlaceInSearch>()
  for (const entry of most.toSorted((one, other) => other.people - one.people)) {
    const place = inSearch(entry)
    if (place && !shown.has(place.words)) shown.set(place.words, place)
    if (shown.size === MAX_SUGGESTED) break
  }
  return [...shown.values()]
}

/** The first places of cities, of which no two read alike. */
function differing(cities: readonly City[], most: number): readonly Place[] {
  const found = new Map<string, Place>()
  for (const city of cities) {
    const place = placeOf(city)
    const label = `${place.name},${place.region},${place.country}`
    if (!found.has(label)) found.set(label, place)
    if (found.size === most) break
  }
  return [...found.values()]
}

const POSITION = /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/
/** Degrees around a position in which a place is looked for first. */
const NEAR = 2

/** A position by latitude and longitude, `53.8,-1.55`, with the name of the nearest place; undefined for other texts. */
export function placeAt(text: string): Place | undefined {
  const [, lat, lon] = (POSITION.exec(text) ?? []).map(Number)
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  const { x, y, z } = pointOf({ lat, lon })
  const squareTo = (city: City) => {
    const point = pointOf(city)
    return (point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2
  }
  const { cities } = gazetteer()
  const near = cities.filter((city) => Math.abs(city.lat - lat) < NEAR)
  let [best, least] = [cities[0], Infinity]
  // The nearest within a band of latitude need not be the nearest overall.
  for (const city of near.length > 0 ? near : cities) {
    const square = squareTo(city)
    if (square < least) [best, least] = [city, square]
  }
  return best && { ...placeOf(best), lat, lon }
}

/** The city of a name, the likeliest where several have it; undefined where none has. */
export function placeNamed(text: string): Place | undefined {
  const city = readingsOf(text).find((entry) => entry.kind === 'city')
  return city && placeOf(city)
}

const countryName = (country: string) => gazetteer().countries.get(country)?.name ?? country

/** Its name and country; where these mean a city, the words that tell them apart. */
function wordsOf(area: Area): string {
  if (area.kind === 'country') return area.name
  const country = countryName(area.country)
  const words = `${area.name}, ${country}`
  return readingsOf(words)[0] === area ? words : `${area.name} (region), ${country}`
}

/** An entry as a search shows it, with the words by which it is found again. */
function inSearch(entry: Entry): PlaceInSearch | undefined {
  if (entry.kind === 'city') {
    const place = placeOf(entry)
    const region = place.region === place.name ? '' : place.region
    const words = [place.name, region, countryName(place.country)].filter((word) => word !== '')
    return { ...place, kind: 'city', words: words.join(', ') }
  }
  const { country, kind, largest, name } = entry
  return (
    largest && { name, region: '', country, lat: largest.lat, lon: largest.lon, kind, words: wordsOf(entry) }
  )
}

/** A place that a search is made at. */
export interface FoundPlace {
  readonly place: PlaceInSearch
  /** The region's code by GeoNames, where the place is one. */
  readonly code: string
  /** Others that may be meant, the likeliest first. */
  readonly others: readonly PlaceInSearch[]
}

/** True if a city is probably a part of another: its name goes on behind the other's, and both are in one region. */
const isPartOf = (city: Entry, other: Entry) =>
  city.kind === 'city' &&
  other.kind === 'city' &&
  other.region === city.region &&
  keyOf(other.name).startsWith(`${keyOf(city.name)} `)

/** The place that a text most likely means, a city, a region or a country, and others that it may mean. */
export function findPlace(text: string): FoundPlace | undefined {
  const at = placeAt(text)
  if (at) return { place: { ...at, kind: 'city', words: text.trim() }, code: '', others: [] }
  const [first, ...others] = readingsOf(text)
  const place = first && inSearch(first)
  if (!place) return undefined
  const shown = new Map([[place.words, place]])
  for (const other of others.slice(0, 4 * MAX_OTHERS)) {
    const each = isPartOf(first, other) ? undefined : inSearch(other)
    if (each && !shown.has(each.words)) shown.set(each.words, each)
  }
  return {
    place,
    code: first.kind === 'region' ? first.code : '',
    others: [...shown.values()].slice(1, MAX_OTHERS + 1),
  }
}

const MIN_MISSPELT = 4
const LONG = 6

/** Places whose names begin with what nobody knows, or else differ from it in few letters, the likeliest first. */
export function placesNear(text: string): readonly Place[] {
  const key = keyOf(text.split(',')[0] ?? '')
  if (key.length < MIN_MISSPELT || isPartOfTheWorld(text)) return []
  const begun = differing(gazetteer().citiesBeginning(key), MAX_OTHERS)
  if (begun.length > 0) return begun
  const most = key.length < LONG ? 1 : 2
  const near = gazetteer()
    .keysWith(key.slice(0, 1))
    .filter((each) => Math.abs(each.length - key.length) <= most && mayBecome(key, each, most))
    .map((each) => ({ each, far: distance(key, each, most) }))
    .filter(({ far }) => far <= most)
  const cities = near.flatMap(({ each, far }) =>
    gazetteer()
      .citiesNamed(each)
      .map((city) => ({ city, far })),
  )
  const sorted = cities.toSorted((one, other) => one.far - other.far || other.city.people - one.city.people)
  return differing(
    sorted.map(({ city }) => city),
    MAX_OTHERS,
  )
}

/** True if there is a country, or a region of one. */
export const isTerritory = ({ code, country }: Territory): boolean =>
  code === '' ? gazetteer().countries.has(country) : nameOfRegion({ code, country }) !== undefined

/** The name of a region; undefined for one that does not exist. */
export const nameOfRegion = ({ code, country }: Territory): string | undefined =>
  gazetteer().regions.get(`${country}.${code}`)?.name

/** The code of the region in which a posting's place lies, as far as it is known. */
export function regionCodeOf({ country, lat, lon, name, region }: Place): string | undefined {
  const far = (city: City) => Math.abs(city.lat - lat) + Math.abs(city.lon - lon)
  const [nearest] = gazetteer()
    .citiesNamed(keyOf(name))
    .filter((city) => city.country === country)
    .toSorted((one, other) => far(one) - far(other))
  if (nearest) return nearest.region?.code
  return gazetteer()
    .areasNamed(keyOf(region))
    .find((area) => area.kind === 'region' && area.country === country)?.code
}
