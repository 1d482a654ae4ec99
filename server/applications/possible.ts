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

/** One sample per event of each side: the payload does not change which states accept it. */
const samples: Readonly<Record<Side, readonly LifecycleEvent[]>> = {
  candidate: Object.values(candidateSamples).flat(),
  employer: Object.values(employerSamples).flat(),
}

/** Facts that only restrict candidates; for employers any value does. */
export const anyFacts: ApplicationFacts = { isComplete: true, intakeIsOpen: true, hasOpening: true }

/** The types of the events that a side may send now. */
export function possible(side: Side, application: Placed, facts: ApplicationFacts): readonly string[] {
  const snapshot = lifecycleOf(application, facts)
  return [...new Set(samples[side].filter((event) => snapshot.can(event)).map(({ type }) => type))]
}
