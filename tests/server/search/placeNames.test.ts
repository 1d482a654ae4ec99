import { expect, test } from 'vitest'
import { gazetteer, placeOf } from '../../../server/search/gazetteer.ts'
import { findPlace, placesNear } from '../../../server/search/places.ts'
import { placeInWords } from '../../../src/words/postings.ts'

const wordsFor = (typed: string) => findPlace(typed)?.place.words
const othersFor = (typed: string) => findPlace(typed)?.others.map(({ words }) => words)

test.each([
  ['USA', 'United States'],
  ['US', 'United States'],
  ['U.S.A.', 'United States'],
  ['UK', 'United Kingdom'],
  ['UAE', 'United Arab Emirates'],
  ['Germany', 'Germany'],
  ['Deutschland', 'Germany'],
  ['Österreich', 'Austria'],
  ['Schweiz', 'Switzerland'],
  ['日本', 'Japan'],
  ['Bavaria', 'Bavaria, Germany'],
  ['Bayern', 'Bavaria, Germany'],
  ['NRW', 'North Rhine-Westphalia, Germany'],
  ['California', 'California, United States'],
  ['NSW', 'New South Wales, Australia'],
  ['Ontario', 'Ontario, Canada'],
  ['Scotland', 'Scotland, United Kingdom'],
  ['Washington State', 'Washington, United States'],
  ['Springfield, Illinois', 'Springfield, IL, United States'],
  ['Springfield, IL', 'Springfield, IL, United States'],
  ['Springfield IL', 'Springfield, IL, United States'],
  ['Portland, Maine', 'Portland, ME, United States'],
  ['Austin, Texas', 'Austin, TX, United States'],
  ['10115 Berlin', 'Berlin, Germany'],
  ['Berlin 10115', 'Berlin, Germany'],
  ['D-10115 Berlin', 'Berlin, Germany'],
  ['SW1A 1AA London', 'London, England, United Kingdom'],
  ['New York, NY 10001', 'New York City, NY, United States'],
  ['Berlin Germany', 'Berlin, Germany'],
  ['Koeln', 'Köln, North Rhine-Westphalia, Germany'],
  ['Saint Louis', 'St. Louis, MO, United States'],
  ['St. Louis', 'St. Louis, MO, United States'],
  ['Sankt Gallen', 'Sankt Gallen, Switzerland'],
  ['St Gallen', 'Sankt Gallen, Switzerland'],
  ['St-Etienne', 'Saint-Étienne, France'],
  ['Saint Etienne', 'Saint-Étienne, France'],
  ['LA', 'Los Angeles, CA, United States'],
  ['SF', 'San Francisco, CA, United States'],
  ['Newcastle', 'Newcastle upon Tyne, England, United Kingdom'],
  ['Valencia', 'Valencia, Spain'],
  ['New York', 'New York City, NY, United States'],
  ['Greater London', 'London, England, United Kingdom'],
  ['Sliema', 'Sliema, Malta'],
  ["St. Julian's", 'San Ġiljan, Malta'],
  ['Wells', 'Wells, England, United Kingdom'],
  ['Armagh', 'Armagh, Northern Ireland, United Kingdom'],
  ['Ulm', 'Ulm, Baden-Württemberg, Germany'],
])('the text %s means %s', (typed, words) => {
  expect(wordsFor(typed)).toBe(words)
})

test.each(['XQ', 'Usa Ri', 'ZZZ', '10115', 'Berlin, France', ',Berlin', 'remot'])(
  '%s is not a known place',
  (typed) => expect(wordsFor(typed)).toBeUndefined(),
)

test('a name of two or three letters is neither completed nor a small place, unless its country is named', () => {
  expect(othersFor('USA')).toEqual([])
  expect(wordsFor('Usa River')).toBe('Usa River, Tanzania')
  expect(wordsFor('Eye')).toBeUndefined()
  expect(wordsFor('Rye, US')).toBe('Rye, NY, United States')
  expect(wordsFor('Rye')).toBe('Rye, NY, United States')
})

test('other places with the same name are offered, and each is found by its words', () => {
  expect(othersFor('Newcastle')).toContain('Newcastle, South Africa')
  expect(othersFor('Georgia')).toEqual(['Georgia, United States'])
  expect(othersFor('Berlin')).toContain('Berlin (region), Germany')
  for (const typed of [
    'Newcastle',
    'Georgia',
    'Berlin',
    'Victoria',
    'Santiago',
    'Luxembourg',
    'New York',
    'CA',
  ]) {
    for (const words of [wordsFor(typed) ?? '', ...(othersFor(typed) ?? [])])
      expect([typed, wordsFor(words)]).toEqual([typed, words])
  }
})

test('a misspelt place suggests those that differ in few letters, the largest first', () => {
  expect(placesNear('Leedss').map(({ country }) => country)).toEqual(['GB', 'US', 'FR'])
  expect(placesNear('Brlin')[0]).toMatchObject({ name: 'Berlin', country: 'DE' })
  expect(placesNear('XQ')).toEqual([])
})

test('the beginning of a place suggests the largest one that continues it', () => {
  expect(placesNear('Lond').map(({ name }) => name)[0]).toBe('London')
})

test('a region with the name of its place is not named twice, and the place is found by its words', () => {
  expect(wordsFor('Berlin')).toBe('Berlin, Germany')
  const doubled = gazetteer().cities.filter((city) => placeOf(city).region === city.name)
  expect(doubled.length).toBeGreaterThan(0)
  for (const city of doubled)
    expect(findPlace(placeInWords(placeOf(city)))?.place).toMatchObject(placeOf(city))
})
