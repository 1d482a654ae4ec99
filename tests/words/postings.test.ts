import { expect, test } from 'vitest'
import { dayInWords } from '../../contract/dayInWords.ts'
import { placeAndType, stateInWords, shortLocation, locationInWords } from '../../src/words/postings.ts'

const leeds = { name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }
const nice = { name: 'Nice', region: '', country: 'FR', lat: 43.7, lon: 7.25 }

const where = (...regions: string[]) => locationInWords({ workplace: 'remote', places: [], regions })

test('a place is named with its region and country', () => {
  expect(locationInWords({ workplace: 'onSite', places: [leeds, nice], regions: [] })).toBe(
    'Leeds, England, United Kingdom · Nice, France',
  )
})

test('in a list a place is named only with its country, in short', () => {
  expect(shortLocation({ workplace: 'onSite', places: [leeds, nice], regions: [] })).toBe(
    'Leeds, UK · Nice, France',
  )
  expect(shortLocation({ workplace: 'remote', places: [], regions: ['FR'] })).toBe('Remote, from France')
})

test('a place is followed by remote or on-site and the type of employment, if they are stated', () => {
  const job = { workplace: 'hybrid', places: [leeds], regions: [], employmentType: 'partTime' } as const
  const told = (more: object) => placeAndType({ ...job, places: [leeds], regions: [], ...more })
  expect(told({})).toEqual(['Leeds, England, United Kingdom', 'Hybrid', 'Part time'])
  expect(told({ workplace: 'remote', places: [] })).toEqual(['Remote, from anywhere', 'Part time'])
  expect(told({ workplace: null, places: [], employmentType: null })).toEqual([])
})

test('remote work is named with its countries', () => {
  expect([where(), where('FR'), where('FR', 'ES', 'PT')]).toEqual([
    'Remote, from anywhere',
    'Remote, from France',
    'Remote, from France, Spain, or Portugal',
  ])
})

test('a day is shown in UTC, with its year', () => {
  expect([dayInWords('2026-11-12'), dayInWords('2026-09-01T23:59:59.999Z')]).toEqual([
    'November 12, 2026',
    'September 1, 2026',
  ])
})

test('an end is shown with its outcome', () => {
  expect([stateInWords('closed', 'filledHere'), stateInWords('unconfirmed', null)]).toEqual([
    'Closed: hired here',
    'Still hiring?',
  ])
})
