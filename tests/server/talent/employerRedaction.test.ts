import { expect, test } from 'vitest'
import { createEmployerFinder } from '../../../server/talent/employerRedaction.ts'

const found = (text: string, ...employers: string[]) =>
  createEmployerFinder(employers)(text).map(([start, end]) => text.slice(start, end))

test.each([
  ['a name of two words', 'I work at Fernhill Homes.', 'Fernhill Homes', 'Fernhill Homes'],
  ['a name without its legal form', 'Fernhill Homes is near.', 'Fernhill Homes Ltd.', 'Fernhill Homes'],
  ['a name written together', 'See @fernhillhomes_uk there.', 'Fernhill Homes', 'fernhillhomes'],
  ['an acronym', 'Lead at TGC now.', 'Tall Grass Company Carpentry', 'TGC'],
  ['a name in a script without blanks', '私は東京電力で働く', '東京電力', '東京電力'],
])('%s is found in a text', (_, text, employer, place) => {
  expect(found(text, employer)).toContain(place)
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
