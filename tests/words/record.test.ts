import { expect, test } from 'vitest'
import { recordInWords } from '../../src/words/record.ts'

test.each([
  [
    { people: 25, answeredInTime: 23, medianDays: 3 },
    'In the last 90 days, Fernhill replied on time to 23 of 25 applicants. Half of the replies came within 3 days.',
  ],
  [
    { people: 12, answeredInTime: 0, medianDays: null },
    'In the last 90 days, Fernhill replied on time to 0 of 12 applicants.',
  ],
])('A reply record counts the replies on time, and gives their median.', (record, words) => {
  expect(recordInWords(record, 'Fernhill')).toBe(words)
})
