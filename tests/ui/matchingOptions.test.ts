import { expect, test } from 'vitest'
import { matchingOptions, meantOption } from '../../src/ui/form/matchingOptions.ts'
import { options as countries } from '../../src/words/countryOptions.ts'
import { options as currencies } from '../../src/words/currencyOptions.ts'

const namesOf = (options: readonly { readonly name: string }[]) => options.map(({ name }) => name)

const found = (text: string) => namesOf(matchingOptions(countries, text))[0]

const meant = (text: string) => meantOption(countries, text)?.value

test('a country is found by its name, its code, a former name and letters without their marks', () => {
  expect(['pol', 'PL', 'turkey', 'Curaçao', 'curacao', 'usa', 'Great Brit'].map(found)).toEqual([
    'Poland',
    'Poland',
    'Türkiye',
    'Curaçao',
    'Curaçao',
    'United States',
    'United Kingdom',
  ])
})

test('a text in the middle of a word finds nothing, and an empty text finds everything', () => {
  expect(matchingOptions(countries, 'oland')).toEqual([])
  expect(matchingOptions(countries, '  ')).toHaveLength(countries.length)
})

test('a field that loses focus takes the only option that its text can mean, and no other', () => {
  expect(['Poland', 'pl', 'Germ', 'Niger', 'United', 'Polska', ''].map(meant)).toEqual([
    'PL',
    'PL',
    'DE',
    'NE',
    undefined,
    undefined,
    undefined,
  ])
})

test('common currencies come first, each once, and codes in which nobody is paid are absent', () => {
  expect(namesOf(currencies).slice(0, 3)).toEqual(['Euro', 'US Dollar', 'British Pound'])
  const codes = currencies.map(({ value }) => value)
  expect(new Set(codes).size).toBe(codes.length)
  expect(['XDR', 'XSU', 'XAU', 'HRK', 'SLL', 'DEM', 'XXX'].filter((code) => codes.includes(code))).toEqual([])
})

test('every currency and country has a name', () => {
  expect([...currencies, ...countries].filter(({ name, value }) => name === value)).toEqual([])
})
