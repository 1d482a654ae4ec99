import { expect, test } from 'vitest'
import { createEmployerFinder, lastEmployersIn } from '../../../server/talent/employerRedaction.ts'

const found = (text: string, ...employers: string[]) =>
  createEmployerFinder(employers)(text).map(([start, end]) => text.slice(start, end))

test.each([
  ['a name of two words', 'I work at Fernhill Homes.', 'Fernhill Homes', 'Fernhill Homes'],
  ['a name without its legal form', 'Fernhill Homes is near.', 'Fernhill Homes Ltd.', 'Fernhill Homes'],
  ['a name written together', 'See @fernhillhomes_uk there.', 'Fernhill Homes', 'fernhillhomes'],
  ['an acronym', 'Lead at TGC now.', 'Tall Grass Company Carpentry', 'TGC'],
  ['a name in a script without blanks', '私は東京電力で働く', '東京電力', '東京電力'],
  ['such a name without its legal form', '私は東京電力で働く', '東京電力株式会社', '東京電力'],
  ['"and" for "&"', 'At Marsh and Sons.', 'Marsh & Sons Ltd', 'Marsh and Sons'],
  ['"&" for "and"', 'At Marsh & Sons.', 'Marsh and Sons Ltd', 'Marsh & Sons'],
  ['"ue" for "ü"', 'Bei Mueller Bau.', 'Müller Bau GmbH', 'Mueller Bau'],
  ['"ü" for "ue"', 'Bei Müller Bau.', 'Mueller Bau GmbH', 'Müller Bau'],
  ['"oe" for "ö"', 'Bei Boehringer.', 'Böhringer', 'Boehringer'],
  ['a name without its article', 'At Thistlemoor Group.', 'The Thistlemoor Group', 'Thistlemoor Group'],
  ['a company in brackets', 'At Thistlemoor Group.', 'Joinery (Thistlemoor Group)', 'Thistlemoor Group'],
  ['a company of a department', 'At Thistlemoor Group.', 'Joinery at Thistlemoor Group', 'Thistlemoor Group'],
])('%s is found in a text', (_, text, employer, place) => {
  expect(found(text, employer)).toContain(place)
})

test('a place in brackets behind the name of an employer is no employer', () => {
  expect(found('I live in London.', 'Fernhill Homes (London)')).toEqual([])
})

test('fifty thousand employers are searched for in a long profile in one pass', () => {
  const employers = Array.from(
    { length: 50_000 },
    (_, index) => `Kestrel ${index} ${'x'.repeat(index % 390)} Works`,
  )
  const text = `${'wordofmany'.repeat(2_000)} ${'we built sets for Kestrel 7 xxxxxxx Works '.repeat(500)}`
  const finder = createEmployerFinder(employers)
  // Searching the text for each name separately would take minutes.
  expect(finder(text).length).toBeGreaterThan(499)
})

const work = (name: string, startDate: string, endDate: string) => ({ name, startDate, endDate })

test.each([
  ['a position without an end', [work('Fern', '2020', ''), work('Past', '2010', '2019')], ['Fern']],
  ['one that ends later', [work('Fern', '2020', '2031'), work('Moor', '2021', '')], ['Fern', 'Moor']],
  [
    'one that may end later this year',
    [work('Fern', '2020', '2030'), work('Past', '2010', '2019')],
    ['Fern'],
  ],
  ['the latest', [work('Past', '2010', '2019-05'), work('Fern', '2020', '2028-01-31')], ['Fern']],
  [
    'two of which either may be the latest',
    [work('Fern', '', '2024'), work('Moor', '', '2024-06')],
    ['Fern', 'Moor'],
  ],
])('of several employers, %s is the last', (_, employments, last) => {
  expect(lastEmployersIn(employments, '2030-06-15')).toEqual(last)
})
