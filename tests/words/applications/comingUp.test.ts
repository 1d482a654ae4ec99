import { expect, test } from 'vitest'
import { applications, itemOfApplication } from '../../../stories/support/applications.ts'
import { comingDates, dateParts } from '../../../src/words/applications/comingUp.ts'

const { asked, draft, hired, late, offered, rejected, sent } = applications

test('the next dates of applications come in order: replies of both sides, last days to apply and first days', () => {
  const now = Date.parse('2026-11-23T10:00:00.000Z')
  const items = [hired, draft, asked, offered, sent, late, rejected].map(itemOfApplication)
  expect(comingDates(items, now).map(({ at, name }) => [at.slice(0, 10), name])).toEqual([
    ['2026-11-26', 'Reply to Fernhill Theatre'],
    ['2026-11-28', 'Reply from Fernhill Theatre'],
    ['2026-11-28', 'Answer Fernhill Theatre’s offer'],
    ['2026-12-03', 'Last day to apply'],
    ['2027-01-04', 'First day at Fernhill Theatre'],
  ])
  expect(comingDates(items, Date.parse('2027-01-04T20:00:00.000Z'))).toHaveLength(1)
  expect(comingDates(items, Date.parse('2027-01-05T00:00:00.000Z'))).toEqual([])
})

test('a day without an hour is the same day in every zone', () => {
  expect(dateParts('2027-01-04')).toEqual({ month: 'Jan', day: '4' })
})
