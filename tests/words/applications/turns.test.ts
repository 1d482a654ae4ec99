import { expect, test } from 'vitest'
import type { Turn } from '../../../contract/applications/turns.ts'
import { eighthsLeft, turnToCandidate, turnToEmployer } from '../../../src/words/applications/turns.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const turn = (side: Turn['side'], lateness: Turn['lateness'], dueAt: string): Turn => ({
  side,
  lateness,
  dueAt: `${dueAt}T12:00:00.000Z`,
})

test.each([
  [turn('candidate', 'onTime', '2026-11-26'), 'Your turn, by Thu, Nov 26', 'Mina answers by Thu, Nov 26'],
  [turn('candidate', 'overdue', '2026-11-20'), 'Your turn, late by 2 days', 'Mina is late by 2 days'],
  [turn('employer', 'onTime', '2026-11-26'), 'Fernhill answers by Thu, Nov 26', 'Due Thu, Nov 26'],
  [turn('employer', 'onTime', '2027-01-05'), 'Fernhill answers by Tue, Jan 5, 2027', 'Due Tue, Jan 5, 2027'],
  [turn('employer', 'overdue', '2026-11-22'), 'Fernhill is late by 1 day', 'Late by 1 day'],
  [turn('employer', 'silent', '2026-11-08'), 'No answer for 14 days', 'Silent for 14 days'],
])('a turn is told to each side by who owes an answer, and until when', (given, toCandidate, toEmployer) => {
  expect(turnToCandidate({ turn: given, name: 'Fernhill', now })).toBe(toCandidate)
  expect(turnToEmployer({ turn: given, name: 'Mina', now })).toBe(toEmployer)
})

test.each([
  ['2026-12-22', 8],
  ['2026-11-25', 3],
  ['2026-11-22', 1],
])(
  'what is left of the time shrinks by an eighth a day, and is never nothing before it is late',
  (due, left) => {
    expect(eighthsLeft(turn('employer', 'onTime', due), now)).toBe(left)
  },
)
