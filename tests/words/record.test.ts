import { expect, test } from 'vitest'
import { recordInWords } from '../../src/words/record.ts'

test.each([
  [
    { people: 25, answeredInTime: 23, medianDays: 3 },
    'In the last 90 days, Fernhill answered 23 of 25 people in time. Half of the answers came within 3 days.',
  ],
  [
    { people: 12, answeredInTime: 0, medianDays: null },
    'In the last 90 days, Fernhill answered 0 of 12 people in time.',
  ],
])('a record tells how many were answered in time, and how soon', (record, words) => {
  expect(recordInWords(record, 'Fernhill')).toBe(words)
})
