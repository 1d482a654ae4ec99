import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../contract/search/job.ts'
import { fold } from './fold.ts'
import { pointOf, type Point } from './globe.ts'

const MOST_SUGGESTED = 8

interface Known {
  readonly place: Place
  readonly point: Point
  /**
   * How its name may be written, as it is compared: as a whole, without what stands behind a comma in it, and as people call
   * it elsewhere, or there.
   */
  readonly names: readonly string[]
  /** How its region and its country may be written, as they are compared. */
  readonly within: readonly string[]
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** What countries are called besides, where that is no beginning of their name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: ['UK', 'Great Britain'],
  US: ['USA', 'America'],
}

/** Apostrophes and hyphens are left out by many, and put by others. */
const compared = (text: string) =>
  fold(text)
    .replaceAll(/[’'‘`.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** What large places are called besides, by GeoNames: a line for each name, with the place's own, region and country. */
export const otherNamesFile = join(import.meta.dirname, 'otherNames.tsv')

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

function readKnown(): readonly Known[] {
  const otherNames = new Map<string, string[]>()
  for (const [other = '', ...place] of linesOf(otherNamesFile)) {
    const others = otherNames.get(place.join())
    if (others) others.push(other)
    else otherNames.set(place.join(), [other])
  }
  return linesOf(join(import.meta.dirname, 'places.tsv')).map((line) => {
    const [name = '', region = '', country = '', lat, lon] = line
    const others = otherNames.get([name, region, country].join()) ?? []
    const place = { name, region, country, lat: Number(lat), lon: Number(lon) }
    const [first = '', ...behind] = name.split(',')
    const inCountry = [country, countries.of(country) ?? '', ...(alsoCalled[country] ?? [])]
    return {
      place,
      point: pointOf(place),
      names: [...new Set([name, first, ...others].map(compared))],
      within: [...behind, region, ...inCountry].map(compared),
    }
  })
}

let known: readonly Known[] | undefined

/** The places, those with the most people first: read when the first is asked for, because not every process asks. */
const allPlaces = () => (known ??= readKnown())

/** What somebody has typed of a place: its name, and behind commas where it is. */
function typedIn(text: string) {
  const [name = '', ...within] = text.split(',').map(compared)
  return { name, within: within.filter((part) => part !== ''), isWhole: text.includes(',') }
}

const liesWithin = ({ within }: Known, parts: readonly string[]) =>
  parts.every((part) => within.some((each) => each.startsWith(part)))

/**
 * The places whose names begin with a text, those with the most people first. Behind a comma it may say where a place
 * is: `Leeds, United Kingdom`. Case and accents do not matter.
 *
 * @returns at most 8, of which no two read alike
 */
export function placesLike(text: string): readonly Place[] {
  const { isWhole, name, within } = typedIn(text)
  if (name === '') return []
  const found = new Map<string, Place>()
  for (const each of allPlaces()) {
    const isNamed = each.names.some((own) => (isWhole ? own === name : own.startsWith(name)))
    const { country, region } = each.place
    const label = `${each.names[0]},${region},${country}`
    if (isNamed && liesWithin(each, within) && !found.has(label)) found.set(label, each.place)
    if (found.size === MOST_SUGGESTED) break
  }
  return [...found.values()]
}

const POSITION = /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/

/** A position by latitude and longitude, `53.8,-1.55`, with the name of the nearest place; undefined for other texts. */
export function placeAt(text: string): Place | undefined {
  const [, lat, lon] = (POSITION.exec(text) ?? []).map(Number)
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  const { x, y, z } = pointOf({ lat, lon })
  const squareTo = ({ point }: Known) => (point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2
  const nearest = allPlaces().reduce((best, each) => (squareTo(each) < squareTo(best) ? each : best))
  return { ...nearest.place, lat, lon }
}

/**
 * The place of a name, the one with the most people where several have it. Where none has it, the one whose name goes on
 * behind these words: "New York" is New York City. Undefined where there is none such either.
 */
export function placeNamed(text: string): Place | undefined {
  const { name, within } = typedIn(text)
  if (name === '') return undefined
  const called = (is: (own: string) => boolean) =>
    allPlaces().find((each) => each.names.some(is) && liesWithin(each, within))?.place
  return called((own) => own === name) ?? called((own) => own.startsWith(`${name} `))
}
