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
  [turn('candidate', 'onTime', '2026-11-26'), 'Reply by Thu, Nov 26', 'Waiting on Mina until Thu, Nov 26'],
  [turn('candidate', 'overdue', '2026-11-20'), 'Your reply is 2 days overdue', 'Mina is 2 days overdue'],
  [turn('employer', 'onTime', '2026-11-26'), 'Fernhill replies by Thu, Nov 26', 'Reply by Thu, Nov 26'],
  [
    turn('employer', 'onTime', '2027-01-05'),
    'Fernhill replies by Tue, Jan 5, 2027',
    'Reply by Tue, Jan 5, 2027',
  ],
  [turn('employer', 'overdue', '2026-11-22'), 'Fernhill is 1 day overdue', '1 day overdue'],
  [turn('employer', 'silent', '2026-11-08'), 'No reply for 14 days', '14 days overdue'],
])('each side reads who owes a reply and by when', (given, toCandidate, toEmployer) => {
  expect(turnToCandidate({ turn: given, name: 'Fernhill', now })).toBe(toCandidate)
  expect(turnToEmployer({ turn: given, name: 'Mina', now })).toBe(toEmployer)
})

const inRow = (lateness: Turn['lateness'], dueAt: string) =>
  turnToCandidate({ turn: turn('employer', lateness, dueAt), now })

test('a row that names the company says “They reply by …” and leaves the name out', () => {
  expect(inRow('onTime', '2026-11-26')).toBe('They reply by Thu, Nov 26')
  expect(inRow('overdue', '2026-11-20')).toBe('2 days overdue')
  expect(inRow('silent', '2026-11-08')).toBe('No reply for 14 days')
})

test.each([
  ['2026-12-22', 8],
  ['2026-11-25', 3],
  ['2026-11-22', 1],
])('the time left shrinks by an eighth a day and is never 0 before the due date', (due, left) => {
  expect(eighthsLeft(turn('employer', 'onTime', due), now)).toBe(left)
})
