import type { Side } from '../../machines/lifecycles/application.ts'
import type { IntroductionFacts } from '../../machines/lifecycles/introduction.ts'
import { introductionIn, type Introduction, type IntroductionEvent } from './introductions.ts'

const message = ''

/** Sample events of each side, to test which events a state accepts. The payload does not matter for that. */
const samples: Readonly<Record<Side, readonly IntroductionEvent[]>> = {
  candidate: [
    { type: 'accept', shares: [] },
    { type: 'decline' },
    { type: 'tell', by: 'candidate', message },
    { type: 'ask', by: 'candidate', message },
    { type: 'reply', by: 'candidate', message },
    { type: 'apply' },
    { type: 'end', by: 'candidate' },
  ],
  employer: [
    { type: 'withdraw' },
    { type: 'tell', by: 'employer', message },
    { type: 'ask', by: 'employer', message },
    { type: 'reply', by: 'employer', message },
    { type: 'end', by: 'employer' },
  ],
}

/** Types of the events that a side may send in the current state. */
export function possibleFor(
  side: Side,
  introduction: Introduction,
  facts: IntroductionFacts,
): readonly string[] {
  const snapshot = introductionIn(introduction, facts)
  return samples[side].filter((event) => snapshot.can(event)).map(({ type }) => type)
}
