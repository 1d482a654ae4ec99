import { afterEach, expect, test, vi } from 'vitest'
import type { Turn } from '../../contract/applications/turns.ts'

const own = process.env['TZ']

afterEach(() => {
  if (own === undefined) delete process.env['TZ']
  else process.env['TZ'] = own
  vi.resetModules()
})

/** Loads the words in a time zone again, because formatters are created when their modules load. */
async function readIn(zone: string) {
  process.env['TZ'] = zone
  vi.resetModules()
  const dates = await import('../../src/words/dates.ts')
  const { turnToCandidate, turnToEmployer } = await import('../../src/words/applications/turns.ts')
  const { dayInWords } = await import('../../contract/dayInWords.ts')
  const { endHere } = await import('../../src/words/job.ts')
  return { ...dates, dayInWords, endHere, turnToCandidate, turnToEmployer }
}

const moment = '2026-11-26T23:30:00.000Z'
const now = Date.parse('2026-11-22T12:00:00Z')
const turn: Turn = { side: 'employer', lateness: 'onTime', dueAt: moment }

test.each([
  ['Asia/Tokyo', '27', 'Fri', 'Friday', '8:30 AM'],
  ['America/New_York', '26', 'Thu', 'Thursday', '6:30 PM'],
])(
  'in %s a moment has the local day and hour, and each deadline the same day',
  async (zone, day, short, named, hour) => {
    const {
      dayHere,
      inTrashUntil,
      namedDay,
      shortDay,
      shortTime,
      timeOfDay,
      turnToCandidate,
      turnToEmployer,
    } = await readIn(zone)
    expect(dayHere(moment)).toBe(`November ${day}, 2026`)
    expect(inTrashUntil('2026-10-27T23:30:00.000Z')).toBe(`In the trash until November ${day}, 2026`)
    expect(namedDay(moment)).toBe(`${named}, November ${day}`)
    expect(shortDay(moment, now)).toBe(`${short}, Nov ${day}`)
    expect(shortTime(moment, now)).toBe(`${short}, Nov ${day}, ${hour}`)
    expect(timeOfDay(moment)).toBe(hour)
    expect(turnToCandidate({ turn, name: 'Fernhill', now })).toBe(`Fernhill replies by ${short}, Nov ${day}`)
    expect(turnToEmployer({ turn, name: 'Mina', now })).toBe(`Reply by ${short}, Nov ${day}`)
  },
)

test('a day without an hour is the same everywhere', async () => {
  const { dayInLine, dayInWords } = await readIn('America/New_York')
  expect(dayInWords('2026-11-26')).toBe('November 26, 2026')
  expect(dayInLine('2026-11-26')).toBe('Nov 26, 2026')
})

test.each([
  ['America/Los_Angeles', 'Sat, Dec 26, 4:00 AM your time'],
  ['Pacific/Auckland', 'Sun, Dec 27, 1:00 AM your time'],
  ['Etc/GMT+12', 'Sat, Dec 26, 12:00 AM your time'],
])('in %s the last day ends at the same moment, in local time', async (zone, words) => {
  const { endHere } = await readIn(zone)
  const end = Date.parse('2026-12-26T12:00:00Z')
  expect(endHere('2026-12-25', end - 48 * 3_600_000 - 1)).toBeUndefined()
  expect(endHere('2026-12-25', end - 48 * 3_600_000)).toBe(words)
  expect(endHere('2026-12-25', end - 1)).toBe(words)
  expect(endHere('2026-12-25', end)).toBeUndefined()
})
