import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../contract/search/job.ts'
import { fold } from './fold.ts'
import { pointOf, type Point } from './globe.ts'

const MOST_SUGGESTED = 8

interface Known {
  readonly place: Place
  readonly point: Point
  /** How its name is compared. */
  readonly name: string
  /** How its region and its country may be written, as they are compared. */
  readonly within: readonly string[]
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Apostrophes and hyphens are left out by many, and put by others. */
const compared = (text: string) =>
  fold(text)
    .replaceAll(/[’'‘`.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function readKnown(): readonly Known[] {
  const lines = readFileSync(join(import.meta.dirname, 'places.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [name = '', region = '', country = '', lat, lon] = line.split('\t')
    const place = { name, region, country, lat: Number(lat), lon: Number(lon) }
    return {
      place,
      point: pointOf(place),
      name: compared(name),
      within: [region, country, countries.of(country) ?? ''].map(compared),
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
    const isNamed = isWhole ? each.name === name : each.name.startsWith(name)
    const { country, region } = each.place
    const label = `${each.name},${region},${country}`
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

/** The place of a name, the one with the most people where several have it; undefined where none does. */
export function placeNamed(text: string): Place | undefined {
  const { name, within } = typedIn(text)
  return allPlaces().find((each) => each.name === name && liesWithin(each, within))?.place
}
