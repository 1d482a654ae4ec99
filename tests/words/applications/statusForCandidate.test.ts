import { expect, test } from 'vitest'
import { applications } from '../../../stories/support/applications.ts'
import { taskInWords } from '../../../src/words/applications/next.ts'
import { statusForCandidate } from '../../../src/words/applications/statusForCandidate.ts'

const { offered } = applications

const statusWith = (request: object) =>
  statusForCandidate(
    { ...offered, request: { type: 'offer', at: '2026-11-21T09:14:00.000Z', ...request } },
    Date.parse(offered.turn?.dueAt ?? '') - 1,
  )

test('an offer shows its terms apart from the date of the reply', () => {
  const pay = '£38,000 a year'
  const start = '2027-01-04'
  expect(statusWith({ pay, start }).terms).toBe('£38,000 a year, from January 4, 2027')
  expect(statusWith({ pay }).terms).toBe('£38,000 a year')
  expect(statusWith({}).terms).toBeUndefined()
  expect(statusWith({ pay, start }).text).toMatch(/^Reply by \w+day, /)
})

test('a withdrawn application says that a person can apply again, as long as the job is open', () => {
  const { withdrawn } = applications
  const of = (state: string) =>
    statusForCandidate({ ...withdrawn, posting: { ...withdrawn.posting, state } }, 0).text
  expect(of('published')).toBe(
    'You withdrew, and we told Fernhill Theatre. You can apply again while the job is open.',
  )
  expect(of('closed')).toBe('You withdrew, and we told Fernhill Theatre.')
})

test('a hire is a congratulation with pay and first day, not an end', () => {
  expect(statusForCandidate(applications.hired, 0)).toEqual({
    look: 'hired',
    title: 'Congratulations, you’re hired at Fernhill Theatre',
    terms: '£39,500 a year, from January 4, 2027',
    text: 'You accepted Fernhill Theatre’s offer. They’ll contact you about your first day, and you can write to each other here.',
  })
})

test.each(['held', 'paused', 'expired', 'closing'])(
  'a draft for a job that is %s cannot be sent, and is kept',
  (state) => {
    const { draft } = applications
    const kept = { ...draft, posting: { ...draft.posting, state } }
    expect(taskInWords(kept)).toBe('This job isn’t taking applications')
    expect(statusForCandidate(kept, 0).text).toMatch(
      /^This job isn’t taking applications right now\. Your draft is kept/,
    )
    expect(taskInWords(draft)).toBe('Finish your application')
  },
)

test('an offer for a job whose openings are filled names the next step', () => {
  const can = offered.can.filter((type) => type !== 'accept')
  expect(statusForCandidate({ ...offered, can }, Date.parse(offered.turn?.dueAt ?? ''))).toMatchObject({
    title: 'You have an offer from Fernhill Theatre',
    text: 'All openings have been filled, so this offer can’t be accepted anymore. Ask Fernhill Theatre about other openings, or decline.',
  })
})
