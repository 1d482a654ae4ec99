import { stages } from '../../contract/applications/lifecycle.ts'
import type { ApplicationFacts, Side } from '../../machines/lifecycles/application.ts'
import { lifecycleOf, type LifecycleEvent, type Placed } from './applications.ts'

const message = ''

/** Of each event that a side may send, those that stand for all: nothing else that it carries decides. */
const samples: Readonly<Record<Side, readonly LifecycleEvent[]>> = {
  candidate: [
    { type: 'submit' },
    { type: 'discard' },
    { type: 'reply', message },
    { type: 'accept' },
    { type: 'decline' },
    { type: 'release' },
    { type: 'tell', by: 'candidate', message },
    { type: 'withdraw' },
  ],
  employer: [
    ...stages
      .filter((stage) => stage !== 'submitted' && stage !== 'offered')
      .map((to): LifecycleEvent => ({ type: 'advance', to })),
    { type: 'ask', message },
    { type: 'tell', by: 'employer', message },
    { type: 'offer', message },
    { type: 'reject', reason: 'other', message },
    { type: 'undo' },
  ],
}

/** What an employer may do does not depend on these: they decide what a candidate may. */
export const anyFacts: ApplicationFacts = { isComplete: true, intakeIsOpen: true, hasOpening: true }

/** The types of the events that a side may send now. */
export function possible(side: Side, application: Placed, facts: ApplicationFacts): readonly string[] {
  const snapshot = lifecycleOf(application, facts)
  return [...new Set(samples[side].filter((event) => snapshot.can(event)).map(({ type }) => type))]
}
