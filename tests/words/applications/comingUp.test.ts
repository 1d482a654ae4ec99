import { expect, test } from 'vitest'
import { savedJobOf } from '../../../stories/search/samples.ts'
import { applications, itemOfApplication } from '../../../stories/support/applications.ts'
import { comingDates, dateParts } from '../../../src/words/applications/comingUp.ts'

const { asked, draft, hired, late, offered, rejected, sent } = applications

test('the next dates of applications come in order: replies of both sides, last days to apply and first days', () => {
  const now = Date.parse('2026-11-23T10:00:00.000Z')
  const items = [hired, draft, asked, offered, sent, late, rejected].map(itemOfApplication)
  expect(comingDates(items, [], now).map(({ at, name }) => [at.slice(0, 10), name])).toEqual([
    ['2026-11-26', 'Reply to Fernhill Theatre'],
    ['2026-11-28', 'Reply from Fernhill Theatre'],
    ['2026-11-28', 'Answer Fernhill Theatre’s offer'],
    ['2026-12-03', 'Last day to apply'],
    ['2027-01-04', 'First day at Fernhill Theatre'],
  ])
  expect(comingDates(items, [], Date.parse('2027-01-04T20:00:00.000Z'))).toHaveLength(1)
  expect(comingDates(items, [], Date.parse('2027-01-05T00:00:00.000Z'))).toEqual([])
})

test('a day without an hour is the same day in every zone', () => {
  expect(dateParts('2027-01-04')).toEqual({ month: 'Jan', day: '4' })
})

test('a saved job and a draft that close within 3 days are closing soon', () => {
  const now = Date.parse('2026-12-01T10:00:00.000Z')
  const closing = { ...savedJobOf({ slug: 'closing', validThrough: '2026-12-02' }), appliedAt: null }
  const items = [itemOfApplication(draft)]
  expect(comingDates(items, [closing], now).map(({ at, name }) => [at, name])).toEqual([
    ['2026-12-02', 'Closing soon: you saved this job'],
    ['2026-12-03', 'Closing soon: finish your application'],
  ])
})

test('a saved job that closes later, is closed, is applied to, or has an application is not closing soon', () => {
  const now = Date.parse('2026-12-01T10:00:00.000Z')
  const closing = { ...savedJobOf({ slug: 'closing', validThrough: '2026-12-02' }), appliedAt: null }
  const application = itemOfApplication(sent)
  const begun = { ...application, turn: null, posting: { ...application.posting, slug: 'begun' } }
  const others = [
    { ...closing, validThrough: '2026-12-20' },
    { ...closing, validThrough: null },
    { ...closing, state: 'closed' as const },
    { ...closing, appliedAt: '2026-11-30T10:00:00.000Z' },
    { ...closing, slug: 'begun' },
  ]
  expect(comingDates([begun], others, now)).toEqual([])
})
