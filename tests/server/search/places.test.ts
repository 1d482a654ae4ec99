import { readFileSync } from 'node:fs'
import { assert, constantFrom, property, string } from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { postingContent } from '../../../contract/postings/posting.ts'
import { searchReads } from '../../../contract/search/reads.ts'
import { areasFile, makeAreas, makePlaces, placesFile } from '../../../scripts/places.ts'
import { placeInWords } from '../../../src/words/postings.ts'
import { gazetteer, otherNamesFile, placeOf } from '../../../server/search/gazetteer.ts'
import { findPlace, placeNamed, placesLike } from '../../../server/search/places.ts'
import { readAnswer, sharedTestServer } from '../support/harness.ts'

const server = sharedTestServer()

const namesOf = (text: string) => placesLike(text).map(({ name }) => name)

test('the places match GeoNames: run "npm run places"', () => {
  expect(readFileSync(placesFile, 'utf8')).toBe(makePlaces())
  expect(readFileSync(areasFile, 'utf8')).toBe(makeAreas())
})

test('everyone can request the places whose names start with the typed text, the largest first', async () => {
  const answer = await readAnswer(await fetch(`${server().base}/api/places?q=lee`))

  expect(answer).toMatchObject({ http: 200, status: true })
  const { places } = v.parse(searchReads.places.result, answer.result)
  expect(places).toHaveLength(8)
  expect(places[0]).toEqual({ name: 'Leeds', region: 'England', country: 'GB', lat: 53.796, lon: -1.548 })
})

const suggested = async (text: string) => {
  const answer = await readAnswer(await fetch(`${server().base}/api/places/areas?q=${text}`))
  return v.parse(searchReads.areas.result, answer.result).places
}

test('a search suggests countries and regions among the cities, each in words that find it', async () => {
  const germany = await suggested('germ')
  expect(germany[0]).toMatchObject({ kind: 'country', words: 'Germany' })
  expect((await suggested('uk')).map(({ words }) => words)).toContain('United Kingdom')
  expect((await suggested('bava')).map(({ kind }) => kind)).toContain('region')
  expect((await suggested('lee'))[0]).toMatchObject({ kind: 'city', name: 'Leeds' })
  for (const place of [...germany, ...(await suggested('new')), ...(await suggested('berl'))]) {
    expect(findPlace(place.words)?.place).toEqual(place)
  }
})

test('a place is found without its accents, its capitals and its hyphens', () => {
  expect(namesOf('zuri')[0]).toBe('Zürich')
  expect(namesOf('KÖLN')[0]).toBe('Köln')
  expect(namesOf('stoke on')).toEqual(['Stoke-on-Trent'])
  expect(namesOf('lodz')[0]).toBe('Łódź')
})

test.each([
  ['München', 'Munich'],
  ['nyc', 'New York City'],
  ['Cologne', 'Köln'],
  ['Wien', 'Vienna'],
  ['Praha', 'Prague'],
  ['Den Haag', 'The Hague'],
  ['Москва', 'Moscow'],
  ['東京', 'Tokyo'],
  ['Galway', 'Gaillimh'],
  ['Limerick', 'Luimneach'],
  ['Ålborg', 'Aalborg'],
  ['Vitoria-Gasteiz', 'Gasteiz / Vitoria'],
  ['Heraklion', 'Irákleion'],
  ['Gurugram', 'Gurgaon'],
  ['Hull', 'Kingston upon Hull'],
  ['Astana', 'Nur-Sultan'],
])('a large place is found, and suggested, by its names in other languages: %s', (typed, name) => {
  expect(placeNamed(typed)).toMatchObject({ name })
  expect(namesOf(typed.slice(0, -1))).toContain(name)
})

test('a capital is known, however small, and does not precede a larger place of its name', () => {
  for (const [typed, country] of [
    ['Valletta', 'MT'],
    ['Vaduz', 'LI'],
    ['Hamilton, Bermuda', 'BM'],
  ] as const)
    expect(placeNamed(typed)).toMatchObject({ country })
  expect(placeNamed('Hamilton')).toMatchObject({ country: 'CA' })
})

test('other names of a place change neither its own name nor its position', () => {
  const [place] = placesLike('wien')
  expect(place).toEqual({ name: 'Vienna', region: '', country: 'AT', lat: 48.208, lon: 16.372 })
  expect(placeNamed('Wien, Austria')).toEqual(place)
  expect(placeNamed('Wien, Germany')).toBeUndefined()
})

test('every other name belongs to a known place, and differs from its own name', () => {
  const known = new Set(
    gazetteer()
      .cities.map(placeOf)
      .map(({ country, name, region }) => [name, region, country].join()),
  )
  const lines = readFileSync(otherNamesFile, 'utf8').trimEnd().split('\n')
  for (const line of lines) {
    const [other, ...place] = line.split('\t')
    expect(known).toContain(place.join())
    expect(place).not.toContain(other)
  }
  expect(new Set(lines).size).toBe(lines.length)
})

test('the text after a comma is the region or country of a place, as a code or in words', () => {
  expect(placeNamed('Birmingham')).toMatchObject({ country: 'GB' })
  expect(placeNamed('birmingham, al')).toMatchObject({ region: 'AL', country: 'US' })
  expect(placeNamed('Birmingham, United States')).toMatchObject({ country: 'US' })
  expect(placeNamed('Birmingham, England, GB')).toMatchObject({ region: 'England' })
  expect(placesLike('Birmingham,').map(({ country }) => country)).toEqual(['GB', 'US', 'US'])
  expect(placeNamed('Birmingham, France')).toBeUndefined()
  expect(placeNamed('Leedss')).toBeUndefined()
})

test('a place is found by its suggested words, even if its name has a comma', () => {
  for (const typed of ['washington d', 'sant pere', 'birmingham', 'new york', 'hong kong', 'kinshasa'])
    for (const place of placesLike(typed)) expect(placeNamed(placeInWords(place))).toEqual(place)
  expect(placeNamed('Washington, D.C.')).toMatchObject({ region: 'DC' })
  expect(placeNamed('Washington DC')).toMatchObject({ region: 'DC' })
  expect(placesLike('Washington, D.C.').map(({ region }) => region)).toEqual(['DC'])
})

test('a place is found by the beginning of its name and by common names of its country', () => {
  expect(placeNamed('New York')).toMatchObject({ name: 'New York City' })
  expect(placeNamed('Frankfurt')).toMatchObject({ name: 'Frankfurt am Main' })
  expect(placeNamed('Leeds, UK')).toMatchObject({ region: 'England' })
  expect(placeNamed('Birmingham, USA')).toMatchObject({ region: 'AL' })
})

test('no two suggested places look the same, and each can be the place of a posting', () => {
  const { places } = postingContent.entries
  assert(
    property(
      string({ minLength: 1, maxLength: 2, unit: constantFrom(...'abcdefghijlmnopqrstuvz') }),
      (typed) => {
        const found = placesLike(typed)
        expect(new Set(found.map(({ country, name, region }) => `${name},${region},${country}`)).size).toBe(
          found.length,
        )
        for (const place of found) expect(v.parse(places, [place])).toEqual([place])
      },
    ),
  )
})

test.each(['', ' ', ',', ',,GB', '%', '💥', '\u0000', '.', '('])('no typed text fails: %j', async (typed) => {
  const answer = await readAnswer(await fetch(`${server().base}/api/places?q=${encodeURIComponent(typed)}`))
  expect(answer).toMatchObject({ http: 200, result: { places: [] } })
})

test('more than 120 characters are refused at their field', async () => {
  const answer = await readAnswer(await fetch(`${server().base}/api/places?q=${'x'.repeat(121)}`))
  expect(answer).toMatchObject({ http: 400, error: { fields: { q: 'Use at most 120 characters.' } } })
})
