import { stages } from '../../../contract/applications/lifecycle.ts'
import type { lifecycles } from '../../../machines/index.ts'
import type { Samples } from './events.ts'

type LifecycleSamples = { readonly [Id in keyof typeof lifecycles]: Samples<(typeof lifecycles)[Id]> }

/**
 * Samples of all lifecycle events.
 *
 * @param message text that people enter
 */
export const lifecycleSamples = (message: string): LifecycleSamples => ({
  posting: {
    input: {
      isComplete: true,
      mayPublish: true,
      isReviewed: true,
      changes: 'none',
      openApplications: 0,
      renewals: 0,
      outcome: undefined,
    },
    events: [
      { type: 'publish' },
      { type: 'discard' },
      { type: 'recall' },
      { type: 'confirm' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'renew', validThrough: '2027-01-31' },
      { type: 'close', outcome: 'cancelled', message },
      { type: 'submitChanges' },
      { type: 'hold', reason: message },
      { type: 'approve' },
      { type: 'refuse', reason: message },
      { type: 'remove', reason: message },
      { type: 'freshnessDue' },
      { type: 'freshnessMissed' },
      { type: 'validThroughReached' },
      { type: 'applicationEnded', openApplications: 0 },
    ],
    outputs: {},
  },
  application: {
    input: { isComplete: true, intakeIsOpen: true, hasOpening: true },
    events: [
      { type: 'submit' },
      { type: 'discard' },
      { type: 'withdraw', reason: message },
      { type: 'reply', message },
      { type: 'accept' },
      { type: 'decline', reason: message },
      { type: 'release' },
      { type: 'tell', by: 'candidate', message },
      { type: 'tell', by: 'employer', message },
      ...stages
        .filter((stage) => stage !== 'submitted' && stage !== 'offered')
        .map((to) => ({ type: 'advance', to, message }) as const),
      { type: 'ask', message },
      { type: 'offer', message },
      { type: 'reject', reason: 'other', message },
      { type: 'undo' },
      { type: 'accountDeleted' },
      { type: 'turnDue' },
      { type: 'turnLate' },
      { type: 'rejectionDue' },
      { type: 'positionClosed', message },
      { type: 'postingGone' },
      { type: 'handedToEmployer' },
      { type: 'handedToCandidate' },
      { type: 'rejectionStopped' },
    ],
    outputs: {},
  },
  introduction: {
    input: { canApply: true },
    events: [
      { type: 'accept', shares: ['name'] },
      { type: 'decline' },
      { type: 'withdraw' },
      { type: 'tell', by: 'candidate', message },
      { type: 'tell', by: 'employer', message },
      { type: 'ask', by: 'candidate', message },
      { type: 'ask', by: 'employer', message },
      { type: 'reply', by: 'candidate', message },
      { type: 'reply', by: 'employer', message },
      { type: 'apply' },
      { type: 'end', by: 'candidate' },
      { type: 'end', by: 'employer' },
      { type: 'turnDue' },
      { type: 'turnLate' },
      { type: 'postingGone' },
      { type: 'accountDeleted' },
    ],
    outputs: {},
  },
  savedSearch: {
    input: { hasAccount: true },
    events: [
      { type: 'confirm' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'keep' },
      { type: 'stop' },
      { type: 'bounced' },
      { type: 'confirmationDue' },
      { type: 'yearPassed' },
      { type: 'answerDue' },
      { type: 'bouncingDue' },
    ],
    outputs: {},
  },
})
