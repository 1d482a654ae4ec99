import { expect, test } from 'vitest'
import { monthsAfter } from '../../../contract/privacy/retention.ts'

test.each([
  ['2026-05-03T10:00:00.000Z', 12, '2027-05-03T10:00:00.000Z'],
  ['2026-08-31T23:59:59.999Z', 6, '2027-02-28T23:59:59.999Z'],
  ['2027-08-31T00:00:00.000Z', 6, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-01-31T12:00:00.000Z', -2, '2025-11-30T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 24, '2028-12-31T12:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(to)
})
