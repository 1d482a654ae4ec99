import { gazetteer, keyOf, type Area, type City, type Entry } from './gazetteer.ts'

/**
 * Maximum length of a short name, which is often an abbreviation. Such names are not completed, and match
 * only larger places.
 */
const SHORT = 3
const LEAST_PEOPLE_OF_SHORT = 15_000

/** Countries whose regions can be named by their abbreviation alone. */
const KNOWN_BY_LETTERS = new Set(['AU', 'CA', 'US'])

/** Best-known meaning of a short or ambiguous name: key and country of a city. */
const MEANT: ReadonlyMap<string, readonly [key: string, country: string]> = new Map<
  string,
  readonly [string, string]
>([
  ['la', ['los angeles', 'US']],
  ['newcastle', ['newcastle upon tyne', 'GB']],
  ['sf', ['san francisco', 'US']],
  ['washington', ['washington dc', 'US']],
])

const isShort = (key: string) => key.length <= SHORT && /^[a-z]+$/.test(key)

const hasKey = (area: Area | undefined, part: string) =>
  area !== undefined &&
  (area.keys.has(part) || (!isShort(part) && [...area.keys].some((key) => key.startsWith(part))))

/** True if an entry lies in all of the areas named after it. */
function liesWithin(entry: Entry, parts: readonly string[]): boolean {
  const country = gazetteer().countries.get(entry.country)
  return parts.every((part) => {
    if (hasKey(country, part)) return entry.kind !== 'country'
    if (entry.kind !== 'city') return false
    return hasKey(entry.region, part) || keyOf(entry.name.split(',').slice(1).join(' ')) === part
  })
}

/**
 * Suffix that distinguishes a region from a city of the same name: "New York (region)", "Washington State".
 */
const REGION = / (?:region|state|province)$/

const areasNamed = (key: string): readonly Area[] => {
  const areas = gazetteer().areasNamed(key)
  const called = areas.filter(
    ({ country, kind, letters }) =>
      kind === 'country' || key !== keyOf(letters) || KNOWN_BY_LETTERS.has(country),
  )
  return called.length > 0 || !REGION.test(key)
    ? called
    : gazetteer()
        .areasNamed(key.replace(REGION, ''))
        .filter(({ kind }) => kind === 'region')
}

const meantBy = (key: string): City | undefined => {
  const [name = '', country] = MEANT.get(key) ?? []
  return gazetteer()
    .citiesNamed(name)
    .find((city) => city.country === country)
}

/**
 * Sort weight of an entry: countries first, then by population; a city comes before the region of the same
 * name that contains it.
 */
function weightOf(entry: Entry, all: readonly Entry[]): number {
  if (entry.kind === 'country') return Infinity
  const home = entry.kind === 'city' ? all.find((other) => other === entry.region) : undefined
  return home ? home.people + 1 : entry.people
}

/** Entries with a name, most likely first. */
function named(key: string, within: readonly string[]): readonly Entry[] {
  const isAlone = within.length === 0
  const cities = gazetteer()
    .citiesNamed(key)
    .filter(({ people }) => !isAlone || !isShort(key) || people >= LEAST_PEOPLE_OF_SHORT)
  const all = [...areasNamed(key), ...cities].filter((entry) => liesWithin(entry, within))
  const meant = isAlone ? meantBy(key) : undefined
  const sorted = all
    .map((entry) => ({ entry, weight: weightOf(entry, all) }))
    .toSorted((one, other) => (one.weight === other.weight ? 0 : other.weight - one.weight))
    .map(({ entry }) => entry)
  return [...new Set([...(meant ? [meant] : []), ...sorted])]
}

/** Cities whose name continues after these words: "New York" means New York City. */
const continued = (key: string, within: readonly string[]): readonly City[] =>
  isShort(key)
    ? []
    : gazetteer()
        .citiesBeginning(`${key} `)
        .filter((city) => liesWithin(city, within))

/** Meanings of a name within other names, most likely first. */
function meaning([name = '', ...within]: readonly string[]): readonly Entry[] {
  const found = [...new Set<Entry>([...named(name, within), ...continued(name, within)])]
  if (found.length > 0) return found
  const words = name.split(' ')
  // The comma is often omitted: "Berlin Germany".
  for (let length = words.length - 1; length > 0; length -= 1) {
    const [own, behind] = [words.slice(0, length).join(' '), words.slice(length).join(' ')]
    const parted = [...named(own, [behind, ...within]), ...continued(own, [behind, ...within])]
    if (parted.length > 0) return parted
  }
  return []
}

/** Words that may surround the name of a place. */
const AROUND = /^(?:city of|greater|near|in|around) | (?:area|city|metro|metropolitan area|bay area)$/g

/** Removes postcodes and other words with digits. */
const withoutNumbers = (key: string) =>
  key
    .split(' ')
    .filter(
      (word, at, words) => !/\p{N}/u.test(word) && !(word === 'd' && /^\p{N}/u.test(words[at + 1] ?? '')),
    )
    .join(' ')

const filled = (parts: readonly string[]) => parts.filter((part) => part !== '')

/** Meanings of a typed place, most likely first; empty for an unknown name. */
export function readingsOf(typed: string): readonly Entry[] {
  const parts = typed.split(/[,;]/).map(keyOf)
  // No name before the comma.
  if (parts[0] === '') return []
  const whole = filled(parts)
  const plain = filled(whole.map(withoutNumbers))
  const bare = filled(plain.map((part) => part.replaceAll(AROUND, '')))
  for (const reading of [whole, plain, bare]) {
    const found = reading.length === 0 ? [] : meaning(reading)
    if (found.length > 0) return found
  }
  return []
}

/** True if the text consists of a postcode. */
export const isPostcode = (typed: string) => {
  const key = keyOf(typed)
  return key !== '' && !typed.includes(',') && withoutNumbers(key) === ''
}

/**
 * Continents and other parts of the world, normalized. Postings do not name them, so a search cannot use
 * them.
 */
const PARTS_OF_THE_WORLD = new Set([
  'africa',
  'americas',
  'apac',
  'asia',
  'asia pacific',
  'australasia',
  'balkans',
  'baltics',
  'benelux',
  'caribbean',
  'central america',
  'central europe',
  'dach',
  'eastern europe',
  'eea',
  'emea',
  'eu',
  'europe',
  'european union',
  'eurozone',
  'gcc',
  'latam',
  'latin america',
  'mena',
  'middle east',
  'nordics',
  'north africa',
  'north america',
  'northern europe',
  'oceania',
  'scandinavia',
  'south america',
  'south asia',
  'south east asia',
  'southeast asia',
  'southern europe',
  'west africa',
  'western europe',
])

/**
 * True for a part of the world with many countries. A small town of the same name is found only together with
 * its country.
 */
export const isPartOfTheWorld = (typed: string) => PARTS_OF_THE_WORLD.has(keyOf(typed).replace(/^the /, ''))

const EVERYWHERE = new Set(['anywhere', 'everywhere', 'global', 'international', 'world', 'worldwide'])

/** True for words such as “anywhere”. */
export const isEverywhere = (typed: string) => EVERYWHERE.has(keyOf(typed))
