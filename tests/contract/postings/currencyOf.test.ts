import { expect, test } from 'vitest'
import { currencyOf } from '../../../contract/postings/currencyOf.ts'
import { options } from '../../../src/words/currencyOptions.ts'

test('The currency of a place is suggested; an unknown place has no suggestion.', () => {
  expect(['GB', 'PL', 'DE', 'HR', 'BG', 'US', 'CH', 'IN', 'AQ', ''].map(currencyOf)).toEqual([
    'GBP',
    'PLN',
    'EUR',
    'EUR',
    'EUR',
    'USD',
    'CHF',
    'INR',
    '',
    '',
  ])
})

test('every suggested currency can be chosen', () => {
  const codes = new Set(options.map(({ value }) => value))
  expect(
    ['GB', 'DE', 'TR', 'UA', 'VN', 'ZA', 'ID', 'RS'].filter((country) => !codes.has(currencyOf(country))),
  ).toEqual([])
})
