import { assign, setup, type SnapshotFrom, type StateValueFrom } from 'xstate'
import type { EmployerPostingEvent, PostingEvent } from '../../contract/postings/events.ts'
import { maxRenewals, type ChangesStatus, type Outcome } from '../../contract/postings/lifecycle.ts'

/** Facts from outside the lifecycle, for its guards. */
export interface PostingFacts {
  /** True if the posting has all required fields and its last day has not passed. */
  readonly isComplete: boolean
  /** True if the company may publish, and the member may publish on its behalf. */
  readonly mayPublish: boolean
  /** True if an operator reviews the posting before publication. */
  readonly isReviewed: boolean
  /** Review status of changes to a published posting. */
  readonly changes: ChangesStatus
  /** Number of applications that have not ended. */
  readonly openApplications: number
  readonly renewals: number
  readonly outcome: Outcome | undefined
}

/** Transitions that end a published posting, by its employer or by an operator. */
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

/** Transitions that stop applications and can be reversed. */
const pauses = { pause: 'paused', validThroughReached: 'expired' } as const

/** Review of changes to a published posting, which shows the approved text until then. */
const review = {
  approve: { guard: 'changesAreWaiting', actions: 'settleChanges' },
  refuse: { guard: 'changesAreWaiting', actions: 'refuseChanges' },
  recall: { guard: 'hasChanges', actions: 'settleChanges' },
} as const

/**
 * Removal from the search for a review, by an operator or after a rename of the company. Pending changes are
 * reviewed together with the posting.
 */
const holds = { hold: { target: 'held', actions: 'settleChanges' } } as const

const submits = { submitChanges: { actions: 'submitChanges' } } as const

/**
 * Lifecycle of a posting, from draft to end. The server runs it, and browsers get permissions from `can` in
 * responses. It has no effects: time, operators and applications enter as events.
 */
export const postingLifecycle = setup({
  types: {
    input: {} as PostingFacts,
    context: {} as PostingFacts,
    events: {} as PostingEvent,
    /** `intake`: the posting accepts applications. */
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
      description: 'The posting is being written, and only its company sees it.',
      on: {
        publish: [
          { guard: 'mustBeReviewed', target: 'held' },
          { guard: 'canBePublished', target: 'published' },
        ],
        // A draft that was published before may still have waiting applicants.
        discard: { guard: 'everybodyIsAnswered', target: 'discarded' },
      },
    },
    held: {
      description: 'An operator reviews the posting before it appears in the search.',
      on: {
        approve: { guard: 'canBeApproved', target: 'published' },
        refuse: 'draft',
        recall: 'draft',
      },
    },
    published: {
      description: 'The posting appears in the search and accepts applications.',
      tags: ['intake'],
      on: { ...ends, ...pauses, ...holds, ...review, ...submits, freshnessDue: 'unconfirmed' },
    },
    unconfirmed: {
      description:
        'The posting appears in the search and accepts applications. Its employer has not recently confirmed that it is still open.',
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
      description: 'The posting is hidden and accepts no applications. Applicants still get replies.',
      on: {
        ...ends,
        ...holds,
        ...review,
        ...submits,
        // The company may have been renamed since the approval, so the posting may need another review.
        resume: [
          { guard: 'mayResumeReviewed', target: 'held', actions: 'settleChanges' },
          { guard: 'mayResume', target: 'published' },
        ],
        validThroughReached: 'expired',
      },
    },
    expired: {
      description: 'The last day of the posting has passed.',
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
      description: 'The posting has ended. It closes once every applicant has an answer.',
      always: { guard: 'everybodyIsAnswered', target: 'closed' },
      on: {
        applicationEnded: {
          actions: { type: 'countApplications', params: ({ event }) => event.openApplications },
        },
      },
    },
    closed: {
      type: 'final',
      description: 'The posting has an outcome, and no applicant waits for an answer.',
    },
    discarded: { type: 'final', description: 'The posting was discarded. No applicant waits for an answer.' },
  },
})

export type PostingState = StateValueFrom<typeof postingLifecycle>

type EmployerEventType = EmployerPostingEvent['type']

/** One sample event per type, for `can`: payloads do not affect which states accept an event. */
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

/** Types of the events that the employer may send in the current state. */
export const possibleTo = (posting: SnapshotFrom<typeof postingLifecycle>): EmployerEventType[] =>
  Object.values(samples)
    .filter((event) => posting.can(event))
    .map(({ type }) => type)
