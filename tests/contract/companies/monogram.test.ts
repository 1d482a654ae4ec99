import { describe, expect, test } from 'vitest'
import { initialsOf, monogramGrounds, monogramOf } from '../../../contract/companies/monogram.ts'

test.each([
  ['Fernhill Stageworks', 'FS'],
  ['Tallow & Finch Software', 'TF'],
  ['lumen', 'LU'],
  ['X', 'X'],
  ['3M', '3M'],
  ['Ärzte ohne Grenzen', 'ÄO'],
  ['e\u0301clat', 'E\u0301C'.normalize('NFD')],
  ['株式会社 青葉', '株青'],
  ['شركة النور', 'شا'],
  ['👩‍🚀 Orbit', 'OR'],
  ['…', ''],
  ['', ''],
  [`W${'W'.repeat(119)}`, 'WW'],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

describe('the mark of a company', () => {
  const marks = Array.from({ length: 400 }, (_, index) =>
    monogramOf({ slug: `company-${index}`, name: 'Engine Works' }),
  )

  test('is the same each time, and differs between companies with the same name', () => {
    expect(monogramOf({ slug: 'company-7', name: 'Engine Works' })).toEqual(marks[7])
    expect(new Set(marks.map(({ ground, turn }) => `${ground} ${turn}`)).size).toBe(
      2 * monogramGrounds.length,
    )
  })

  test('keeps its colour when the name is spelled differently', () => {
    expect(monogramOf({ slug: 'company-7', name: 'ENGINE WORKS LTD' })).toEqual(marks[7])
  })
})
