import { describe, expect, test } from 'vitest'
import { nextAlertAt } from '../../../server/alerts/alertTimes.ts'

const at = (time: string) => Date.parse(time)
const next = (
  every: 'instant' | 'daily' | 'weekly',
  timeZone: string,
  now: string,
  lastAt: string | null = null,
) =>
  new Date(
    nextAlertAt({ every, timeZone, lastAt: lastAt === null ? null : at(lastAt) }, at(now)),
  ).toISOString()

describe('A daily alert comes at 8:00 local time', () => {
  test.each([
    // Days of 23 and 25 hours, and the days around them.
    ['Europe/Berlin', '2030-03-30T07:00:00.001Z', '2030-03-31T06:00:00.000Z'],
    ['Europe/Berlin', '2030-03-31T06:00:00.001Z', '2030-04-01T06:00:00.000Z'],
    ['Europe/Berlin', '2030-10-26T06:00:00.001Z', '2030-10-27T07:00:00.000Z'],
    ['Europe/London', '2030-03-30T08:00:00.001Z', '2030-03-31T07:00:00.000Z'],
    ['Europe/London', '2030-10-26T07:00:00.001Z', '2030-10-27T08:00:00.000Z'],
    ['America/New_York', '2030-03-09T13:00:00.001Z', '2030-03-10T12:00:00.000Z'],
    ['America/New_York', '2030-11-02T12:00:00.001Z', '2030-11-03T13:00:00.000Z'],
    ['America/Los_Angeles', '2030-11-02T15:00:00.001Z', '2030-11-03T16:00:00.000Z'],
    ['America/St_Johns', '2030-03-09T11:30:00.001Z', '2030-03-10T10:30:00.000Z'],
    // The change of clocks skips midnight.
    ['America/Santiago', '2030-09-07T12:00:00.001Z', '2030-09-08T11:00:00.000Z'],
    ['Asia/Beirut', '2030-03-30T06:00:00.001Z', '2030-03-31T05:00:00.000Z'],
    // Clocks change by half an hour.
    ['Australia/Lord_Howe', '2030-04-05T21:00:00.001Z', '2030-04-06T21:30:00.000Z'],
    ['Australia/Lord_Howe', '2030-10-04T21:30:00.001Z', '2030-10-05T21:00:00.000Z'],
    ['Australia/Sydney', '2030-04-05T21:00:00.001Z', '2030-04-06T22:00:00.000Z'],
    ['Pacific/Auckland', '2030-09-27T20:00:00.001Z', '2030-09-28T19:00:00.000Z'],
    ['Pacific/Chatham', '2030-09-27T19:15:00.001Z', '2030-09-28T18:15:00.000Z'],
    // Zones without daylight saving time, one with an offset of three quarters of an hour.
    ['Asia/Kathmandu', '2030-03-30T02:15:00.001Z', '2030-03-31T02:15:00.000Z'],
    ['UTC', '2030-03-30T08:00:00.001Z', '2030-03-31T08:00:00.000Z'],
    // Skipped days: December 30, 2011, and August 21, 1993.
    ['Pacific/Apia', '2011-12-29T18:00:00.001Z', '2011-12-30T18:00:00.000Z'],
    ['Pacific/Kwajalein', '1993-08-20T20:00:00.001Z', '1993-08-21T20:00:00.000Z'],
  ])('in %s, after %s', (zone, now, expected) => {
    expect(next('daily', zone, now)).toBe(expected)
  })

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'])(
    'once a day for a whole year in %s.',
    (zone) => {
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      })
      const days: string[] = []
      for (let now = at('2029-12-31T00:00:00Z'); days.length < 366;) {
        now = nextAlertAt({ every: 'daily', timeZone: zone, lastAt: null }, now)
        const [day = '', time] = clock.format(now).split(' ')
        expect([day, time]).toEqual([day, '08:00:00'])
        days.push(day)
      }
      expect(new Set(days).size).toBe(366)
    },
  )
})

describe('A weekly alert comes on Monday at 8:00 local time', () => {
  test.each([
    ['Europe/Berlin', '2030-03-29T12:00:00Z', '2030-04-01T06:00:00.000Z'],
    ['Europe/Berlin', '2030-04-01T06:00:00.000Z', '2030-04-08T06:00:00.000Z'],
    ['Pacific/Auckland', '2030-01-06T18:59:59Z', '2030-01-06T19:00:00.000Z'],
    ['America/Los_Angeles', '2030-01-07T15:59:59Z', '2030-01-07T16:00:00.000Z'],
  ])('in %s, after %s', (zone, now, expected) => {
    expect(next('weekly', zone, now)).toBe(expected)
  })
})

describe('An instant alert', () => {
  test('comes at once by day.', () => {
    expect(next('instant', 'Europe/Berlin', '2030-01-01T12:00:00.123Z')).toBe('2030-01-01T12:00:00.123Z')
  })

  test('comes 4 hours after the last one, on a full minute.', () => {
    expect(next('instant', 'Europe/Berlin', '2030-01-01T12:00:00Z', '2030-01-01T09:10:11.123Z')).toBe(
      '2030-01-01T13:11:00.000Z',
    )
  })

  test.each([
    ['2030-01-01T20:00:00.000Z', '2030-01-02T06:00:00.000Z'],
    ['2030-01-01T19:59:59.999Z', '2030-01-01T19:59:59.999Z'],
    ['2030-01-02T05:59:59.999Z', '2030-01-02T06:00:00.000Z'],
    ['2030-01-02T06:00:00.000Z', '2030-01-02T06:00:00.000Z'],
    // Night of the change to daylight saving time.
    ['2030-03-30T22:00:00.000Z', '2030-03-31T05:00:00.000Z'],
  ])('waits for the end of quiet hours in Berlin, from 21:00 to 7:00: after %s', (now, expected) => {
    expect(next('instant', 'Europe/Berlin', now)).toBe(expected)
  })

  test('that would come at night, 4 hours after the last one, waits for the morning.', () => {
    expect(next('instant', 'Europe/Berlin', '2030-01-01T19:00:00Z', '2030-01-01T18:00:00Z')).toBe(
      '2030-01-02T06:00:00.000Z',
    )
  })
})
