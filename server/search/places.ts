import type { Place, PlaceInSearch } from '../../contract/search/job.ts'
import { gazetteer, keyOf, placeOf, type Area, type City, type Entry, type Territory } from './gazetteer.ts'
import { pointOf } from './globe.ts'
import { isPartOfTheWorld, readingsOf } from './placeReading.ts'
import { distance, mayBecome } from './words/editDistance.ts'

const MAX_SUGGESTED = 8
const MAX_OTHERS = 5

/**
 * Places whose names start with a text, largest population first. A comma may be followed by the area:
 * `Leeds, United Kingdom`. Case and accents are ignored.
 *
 * @returns at most 8, without duplicate labels
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
/** Minimum length to suggest regions. Shorter texts match too many. */
const MIN_OF_AREA = 3

/**
 * Cities, regions and countries whose names start with a text, largest population first. A region with the
 * name of one of its cities is left out, because the city is meant.
 *
 * @returns at most 8, without duplicate labels
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

/** First places of cities, without duplicate labels. */
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
/** Size in degrees of the band around a position that is searched first. */
const NEAR = 2

/**
 * Place for a position in degrees, `53.8,-1.55`, with the name of the nearest city; undefined for other
 * texts.
 */
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
  // If the band is empty, all cities are searched.
  for (const city of near.length > 0 ? near : cities) {
    const square = squareTo(city)
    if (square < least) [best, least] = [city, square]
  }
  return best && { ...placeOf(best), lat, lon }
}

/** City with a name, the most likely if there are several; undefined if unknown. */
export function placeNamed(text: string): Place | undefined {
  const city = readingsOf(text).find((entry) => entry.kind === 'city')
  return city && placeOf(city)
}

const countryName = (country: string) => gazetteer().countries.get(country)?.name ?? country

/** Search text of an area: name and country, with a suffix if these mean a city. */
function wordsOf(area: Area): string {
  if (area.kind === 'country') return area.name
  const country = countryName(area.country)
  const words = `${area.name}, ${country}`
  return readingsOf(words)[0] === area ? words : `${area.name} (region), ${country}`
}

/** Converts an entry to a place of a search, with the text that resolves to it. */
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

/** Place that a search text resolves to. */
export interface FoundPlace {
  readonly place: PlaceInSearch
  /** GeoNames code, if the place is a region. */
  readonly code: string
  /** Other possible places, most likely first. */
  readonly others: readonly PlaceInSearch[]
}

/**
 * True if a city is probably a district of another: the other's name continues its own, in the same region.
 */
const isPartOf = (city: Entry, other: Entry) =>
  city.kind === 'city' &&
  other.kind === 'city' &&
  other.region === city.region &&
  keyOf(other.name).startsWith(`${keyOf(city.name)} `)

/** Most likely city, region or country for a text, and other possible ones. */
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

/**
 * Suggestions for an unknown place: names that start with the text, otherwise names with few different
 * letters; most likely first.
 */
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

/** True if the country or region exists. */
export const isTerritory = ({ code, country }: Territory): boolean =>
  code === '' ? gazetteer().countries.has(country) : nameOfRegion({ code, country }) !== undefined

/** Name of a region; undefined if it does not exist. */
export const nameOfRegion = ({ code, country }: Territory): string | undefined =>
  gazetteer().regions.get(`${country}.${code}`)?.name

/** Code of the region that contains the place of a posting, if known. */
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
