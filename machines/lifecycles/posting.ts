import { assign, setup, type SnapshotFrom, type StateValueFrom } from 'xstate'
import type { EmployerPostingEvent, PostingEvent } from '../../contract/postings/events.ts'
import { maxRenewals, type ChangesStatus, type Outcome } from '../../contract/postings/lifecycle.ts'

/** External facts for the guards of the lifecycle. */
export interface PostingFacts {
  /** True if it says everything that publishing needs, and its last day is not over. */
  readonly isComplete: boolean
  /** True if its company may publish, and who asks may do so for it. */
  readonly mayPublish: boolean
  /** True if an operator looks at it before it is published. */
  readonly isReviewed: boolean
  /** Review status of changes to a published posting. */
  readonly changes: ChangesStatus
  /** Applications that have not ended. */
  readonly openApplications: number
  readonly renewals: number
  readonly outcome: Outcome | undefined
}

/** A posting that has been published can be ended by its employer, and by an operator. */
const ends = {
  close: {
    target: 'closing',
    actions: {
      type: 'end',
      params: ({ event }: { event: Extract<PostingEvent, { type: 'close' }> }) => event.outcome,
    },
  },
  remove: { target: 'closing', actions: { type: 'end', params: 'removed' } },
} as const

/** Events that end the time for applications and can be undone. */
const pauses = { pause: 'paused', validThroughReached: 'expired' } as const

/** The review of changes to a posting that keeps its approved text meanwhile. */
const review = {
  approve: { guard: 'changesAreWaiting', actions: 'settleChanges' },
  refuse: { guard: 'changesAreWaiting', actions: 'refuseChanges' },
  recall: { guard: 'hasChanges', actions: 'settleChanges' },
} as const

/** An operator, or another name of its company, takes it out of the search: changes are reviewed with the rest. */
const holds = { hold: { target: 'held', actions: 'settleChanges' } } as const

const submits = { submitChanges: { actions: 'submitChanges' } } as const

/**
 * Lifecycle of a posting, from draft to end. The server runs it; browsers read permissions from `can` in
 * responses. No effects: time, operators and applications enter as events.
 */
export const postingLifecycle = setup({
  types: {
    input: {} as PostingFacts,
    context: {} as PostingFacts,
    events: {} as PostingEvent,
    /** `intake`: people can apply. */
    tags: {} as 'intake',
  },
  actions: {
    end: assign((_, outcome: Outcome) => ({ outcome, changes: 'none' as const })),
    submitChanges: assign({ changes: 'waiting' }),
    refuseChanges: assign({ changes: 'refused' }),
    settleChanges: assign({ changes: 'none' }),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
    countApplications: assign((_, openApplications: number) => ({ openApplications })),
  },
  guards: {
    canBePublished: ({ context: { isComplete, mayPublish } }) => isComplete && mayPublish,
    mustBeReviewed: ({ context: { isComplete, mayPublish, isReviewed } }) =>
      isComplete && mayPublish && isReviewed,
    canBeApproved: ({ context }) => context.isComplete,
    mayResume: ({ context }) => context.mayPublish,
    mayResumeReviewed: ({ context: { isReviewed, mayPublish } }) => isReviewed && mayPublish,
    canBeRenewed: ({ context: { mayPublish, renewals } }) => mayPublish && renewals < maxRenewals,
    canBeRenewedReviewed: ({ context: { isReviewed, mayPublish, renewals } }) =>
      isReviewed && mayPublish && renewals < maxRenewals,
    changesAreWaiting: ({ context }) => context.changes === 'waiting',
    hasChanges: ({ context }) => context.changes !== 'none',
    everybodyIsAnswered: ({ context }) => context.openApplications === 0,
  },
}).createMachine({
  id: 'posting',
  version: '3',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description: 'It is being written, and nobody else sees it.',
      on: {
        publish: [
          { guard: 'mustBeReviewed', target: 'held' },
          { guard: 'canBePublished', target: 'published' },
        ],
        // It may have been published before, and people in it wait.
        discard: { guard: 'everybodyIsAnswered', target: 'discarded' },
      },
    },
    held: {
      description: 'An operator looks at it before anybody can find it.',
      on: {
        approve: { guard: 'canBeApproved', target: 'published' },
        refuse: 'draft',
        recall: 'draft',
      },
    },
    published: {
      description: 'Everybody finds it, and can apply.',
      tags: ['intake'],
      on: { ...ends, ...pauses, ...holds, ...review, ...submits, freshnessDue: 'unconfirmed' },
    },
    unconfirmed: {
      description:
        'Everybody finds it, and can apply. Its employer has not said for a while that it is still open.',
      tags: ['intake'],
      on: {
        ...ends,
        ...pauses,
        ...holds,
        ...review,
        ...submits,
        confirm: 'published',
        freshnessMissed: 'paused',
      },
    },
    paused: {
      description: 'Nobody finds it, and nobody can apply. Who has applied is still answered.',
      on: {
        ...ends,
        ...holds,
        ...review,
        ...submits,
        // The company may have been renamed since the approval.
        resume: [
          { guard: 'mayResumeReviewed', target: 'held', actions: 'settleChanges' },
          { guard: 'mayResume', target: 'published' },
        ],
        validThroughReached: 'expired',
      },
    },
    expired: {
      description: 'Its last day is over.',
      on: {
        ...ends,
        ...review,
        renew: [
          { guard: 'canBeRenewedReviewed', target: 'held', actions: ['countRenewal', 'settleChanges'] },
          { guard: 'canBeRenewed', target: 'published', actions: 'countRenewal' },
        ],
      },
    },
    closing: {
      description: 'It has ended, and is closed as soon as everybody who has applied has an answer.',
      always: { guard: 'everybodyIsAnswered', target: 'closed' },
      on: {
        applicationEnded: {
          actions: { type: 'countApplications', params: ({ event }) => event.openApplications },
        },
      },
    },
    closed: { type: 'final', description: 'It has an outcome, and nobody waits for an answer.' },
    discarded: { type: 'final', description: 'Nobody finds it, and nobody waits for an answer.' },
  },
})

export type PostingState = StateValueFrom<typeof postingLifecycle>

type EmployerEventType = EmployerPostingEvent['type']

/** One sample per event of the employer: payloads do not change which states accept it. */
const samples: { readonly [Type in EmployerEventType]: EmployerPostingEvent & { type: Type } } = {
  publish: { type: 'publish' },
  discard: { type: 'discard' },
  recall: { type: 'recall' },
  confirm: { type: 'confirm' },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  renew: { type: 'renew', validThrough: '' },
  close: { type: 'close', outcome: 'cancelled' },
}

/** The types of the events that an employer may send to a posting now. */
export const possibleTo = (posting: SnapshotFrom<typeof postingLifecycle>): EmployerEventType[] =>
  Object.values(samples)
    .filter((event) => posting.can(event))
    .map(({ type }) => type)
