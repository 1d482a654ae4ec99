import {
  stages,
  type CandidateApplicationEvent,
  type EmployerApplicationEvent,
} from '../../contract/applications/lifecycle.ts'
import type { ApplicationFacts, Side } from '../../machines/lifecycles/application.ts'
import { lifecycleOf, type LifecycleEvent, type Placed } from './applications.ts'

const message = ''

type Samples<Sent extends { type: string }> = {
  readonly [Type in Sent['type']]: readonly Extract<LifecycleEvent, { type: Type }>[]
}

const candidateSamples: Samples<CandidateApplicationEvent> = {
  submit: [{ type: 'submit' }],
  discard: [{ type: 'discard' }],
  reply: [{ type: 'reply', message }],
  accept: [{ type: 'accept' }],
  decline: [{ type: 'decline' }],
  release: [{ type: 'release' }],
  tell: [{ type: 'tell', by: 'candidate', message }],
  withdraw: [{ type: 'withdraw' }],
}

const employerSamples: Samples<EmployerApplicationEvent> = {
  advance: stages
    .filter((stage) => stage !== 'submitted' && stage !== 'offered')
    .map((to) => ({ type: 'advance', to })),
  ask: [{ type: 'ask', message }],
  tell: [{ type: 'tell', by: 'employer', message }],
  offer: [{ type: 'offer', message }],
  reject: [{ type: 'reject', reason: 'other', message }],
  undo: [{ type: 'undo' }],
}

/** Sample events of each side, to test which events a state accepts. The payload does not matter for that. */
const samples: Readonly<Record<Side, readonly LifecycleEvent[]>> = {
  candidate: Object.values(candidateSamples).flat(),
  employer: Object.values(employerSamples).flat(),
}

/** Facts that restrict only candidates, so that any value works for employers. */
export const anyFacts: ApplicationFacts = { isComplete: true, intakeIsOpen: true, hasOpening: true }

/** Types of the events that a side may send in the current state. */
export function possible(side: Side, application: Placed, facts: ApplicationFacts): readonly string[] {
  const snapshot = lifecycleOf(application, facts)
  return [...new Set(samples[side].filter((event) => snapshot.can(event)).map(({ type }) => type))]
}
