import { expect, test } from 'vitest'
import { applications } from '../../../stories/support/applications.ts'
import { taskInWords } from '../../../src/words/applications/next.ts'
import { standingToCandidate } from '../../../src/words/applications/standing.ts'

const { offered } = applications

/** What a candidate is told of an offer with these terms, a while before it is due. */
function toldOf(terms: { pay?: string; start?: string }): string {
  const timeline = offered.timeline.map(({ pay: _pay, start: _start, ...event }) =>
    event.type === 'offer' ? { ...event, ...terms } : event,
  )
  return standingToCandidate({ ...offered, timeline }, Date.parse(offered.turn?.dueAt ?? '') - 1).text
}

test('an offer is told in whole sentences, whatever its terms, and until when to answer apart from when to begin', () => {
  const pay = '£38,000 a year'
  const start = '2027-01-04'
  expect(toldOf({ pay, start })).toMatch(/^£38,000 a year, from January 4, 2027\. Answer by \w+day, /)
  expect(toldOf({ start })).toMatch(/^From January 4, 2027\. Answer by \w+day, /)
  expect(toldOf({ pay })).toMatch(/^£38,000 a year\. Answer by \w+day, /)
  expect(toldOf({})).toMatch(/^By \w+day, /)
})

test.each(['held', 'paused', 'expired', 'closing'])(
  'a draft to a job that is %s is not to be finished and sent: nobody can apply, and it is kept',
  (state) => {
    const { draft } = applications
    const kept = { ...draft, posting: { ...draft.posting, state } }
    expect(taskInWords(kept)).toBe('This job isn’t taking applications')
    expect(standingToCandidate(kept, 0).text).toMatch(
      /^Nobody can apply for this job now\. Your draft is kept/,
    )
    expect(taskInWords(draft)).toBe('Finish your application')
  },
)

test('an offer that cannot be accepted, because all are hired, says so and what to do instead', () => {
  const can = offered.can.filter((type) => type !== 'accept')
  expect(standingToCandidate({ ...offered, can }, Date.parse(offered.turn?.dueAt ?? ''))).toMatchObject({
    title: 'Your turn: Fernhill Theatre offers you the job',
    text: 'But everybody this job had room for is hired by now, so it cannot be accepted. Ask Fernhill Theatre what they can do, or decline.',
  })
})
