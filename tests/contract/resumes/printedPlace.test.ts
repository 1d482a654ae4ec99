import { expect, test } from 'vitest'
import { lookOf, printedOf } from '../../../contract/resumes/printed.ts'

const contactOf = (location: Readonly<Record<string, string>>, language = 'en') => {
  const document = { basics: { location } }
  const look = { ...lookOf(document), language }
  return printedOf({ ...document, meta: { jobgrove: look } }).contact.map(({ follows, text }) =>
    follows ? `, ${text}` : text,
  )
}

test('city, region and country are printed as one phrase, with the name of the country', () => {
  expect(contactOf({ city: 'Kraków', countryCode: 'PL' })).toEqual(['Kraków', ', Poland'])
  expect(contactOf({ city: 'Leeds', region: 'West Yorkshire', countryCode: 'gb' })).toEqual([
    'Leeds',
    ', West Yorkshire',
    ', United Kingdom',
  ])
  expect(contactOf({ address: 'ul. Długa 4', postalCode: '31-146', city: 'Kraków' })).toEqual([
    'ul. Długa 4',
    '31-146',
    'Kraków',
  ])
})

test('the name of the country is in the language of the resume', () => {
  expect(contactOf({ city: 'Köln', countryCode: 'DE' }, 'de')).toEqual(['Köln', ', Deutschland'])
})

test('A country without a code is printed as typed, and a city-state once.', () => {
  expect(contactOf({ city: 'Kraków', countryCode: 'Polska' })).toEqual(['Kraków', ', Polska'])
  expect(contactOf({ city: 'Singapore', countryCode: 'SG' })).toEqual(['Singapore'])
})
