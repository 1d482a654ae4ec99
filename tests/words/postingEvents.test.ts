import { expect, test } from 'vitest'
import { entryInWords, stateExplained } from '../../src/words/postingEvents.ts'
import {
  closedAs,
  draft,
  expired,
  paused,
  pausedByTime,
  published,
  renewedTwice,
  unconfirmed,
  unpublishable,
} from '../../stories/support/postings.ts'

test.each([
  [draft, true, /You can publish it/],
  [unpublishable, false, /Verify your email address/],
  [unpublishable, true, /Your company is suspended/],
  [unconfirmed, true, /it pauses on November 24, 2026\.$/],
  [pausedByTime, true, /^It paused because you didn’t confirm/],
  [{ ...paused, can: ['close'] }, false, /Verify your email address/],
  [expired, true, /Extend or close it\.$/],
  [{ ...expired, can: ['close'] }, true, /Your company is suspended/],
  [renewedTwice, true, /can’t extend it again/],
])('the page of a job post explains its state and the next step: %#', (posting, isVerified, words) => {
  expect(stateExplained(posting, isVerified)).toMatch(words)
})

test('an event of a job post is one line, with its details', () => {
  const told = [...published.timeline, ...closedAs('removed').timeline.slice(1)].map(entryInWords)
  expect(told).toEqual(['Published', 'Changed: Summary, Benefits', 'Removed: “It asks for money.”'])
})
