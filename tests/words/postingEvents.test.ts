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
  [draft, true, /can be published/],
  [unpublishable, false, /Verify your email address/],
  [unpublishable, true, /Your company is suspended/],
  [unconfirmed, true, /it pauses on November 24, 2026\.$/],
  [pausedByTime, true, /^It was paused because nobody said/],
  [{ ...paused, can: ['close'] }, false, /Verify your email address/],
  [expired, true, /Renew it, or close it\.$/],
  [{ ...expired, can: ['close'] }, true, /Your company is suspended/],
  [renewedTwice, true, /cannot be renewed again/],
])('a posting says what its state means, and what stands in the way: %#', (posting, isVerified, words) => {
  expect(stateExplained(posting, isVerified)).toMatch(words)
})

test('what happened is told in a line, with what was said with it', () => {
  const told = [...published.timeline, ...closedAs('removed').timeline.slice(1)].map(entryInWords)
  expect(told).toEqual(['Published', 'Changed: Summary, Benefits', 'Removed: “It asks for money.”'])
})
