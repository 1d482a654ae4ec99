import { and, not, raise, setup, stateIn, type StateValueFrom } from 'xstate'
import type { ApplicationEvent, Stage } from '../../contract/applications/lifecycle.ts'

/** Facts from outside the lifecycle, for its guards. */
export interface ApplicationFacts {
  /** True if the application has everything that the posting requires. */
  readonly isComplete: boolean
  /** True if the posting accepts applications at the moment. */
  readonly intakeIsOpen: boolean
  /** True if the posting has more openings than hires. */
  readonly hasOpening: boolean
}

export type Side = 'candidate' | 'employer'

/** Messages come from both sides, so their event names the sender. */
type SideEvent =
  | Exclude<ApplicationEvent, { type: 'tell' }>
  | (Extract<ApplicationEvent, { type: 'tell' }> & { readonly by: Side })

/** Events that one region raises for another. */
type Internal = { type: 'handedToEmployer' } | { type: 'handedToCandidate' } | { type: 'rejectionStopped' }

type Telling = Extract<SideEvent, { type: 'tell' }>

const isNotRejecting = not(stateIn({ active: { decision: 'rejecting' } }))

const leadsTo = (to: Stage) =>
  and([
    ({ event }: { event: SideEvent | Internal }) => event.type === 'advance' && event.to === to,
    isNotRejecting,
  ])

/** Targets of `advance`: any later stage except the offer, which has its own event. */
const advances = [
  { guard: 'leadsToScreening', target: 'screening', actions: 'handToEmployer' },
  { guard: 'leadsToShortlist', target: 'shortlisted', actions: 'handToEmployer' },
  { guard: 'leadsToAssessment', target: 'assessment', actions: 'handToEmployer' },
  { guard: 'leadsToInterview', target: 'interviewing', actions: 'handToEmployer' },
] as const

/** Transition to the offer, shared by all stages before it. */
const toOffer = { guard: 'isNotRejecting', target: 'offered', actions: 'handToCandidate' } as const

/** A question gives the turn to the candidate, who may already have it. */
const reasked = { guard: 'isNotRejecting', target: '#turn.candidate' } as const

/**
 * Lifecycle of an application, from draft to end, with parallel regions for stage, turn and pending decision.
 * The server runs it; a browser runs it for optimistic updates, and gets permissions from `can` in responses.
 * It has no effects. Time and the posting enter as events, none of which can reject an applicant.
 */
export const applicationLifecycle = setup({
  types: {
    input: {} as ApplicationFacts,
    context: {} as ApplicationFacts,
    events: {} as SideEvent | Internal,
    tags: {} as 'end',
  },
  actions: {
    handToEmployer: raise({ type: 'handedToEmployer' }),
    handToCandidate: raise({ type: 'handedToCandidate' }),
    stopRejection: raise({ type: 'rejectionStopped' }),
    /** Accepts a message without a state change; the ledger stores the message. */
    hear: () => {},
  },
  guards: {
    canBeSent: ({ context: { isComplete, intakeIsOpen } }) => isComplete && intakeIsOpen,
    leadsToScreening: leadsTo('screening'),
    leadsToShortlist: leadsTo('shortlisted'),
    leadsToAssessment: leadsTo('assessment'),
    leadsToInterview: leadsTo('interviewing'),
    isNotRejecting,
    isOffered: stateIn({ active: { stage: 'offered' } }),
    canBeAccepted: and([({ context }) => context.hasOpening, stateIn({ active: { stage: 'offered' } })]),
    isSilent: stateIn({ active: { turn: { employer: 'silent' } } }),
    isByCandidate: (_, by: Side) => by === 'candidate',
  },
}).createMachine({
  id: 'application',
  // Version recorded in the ledger. Increase it when an event gets another result.
  version: '2',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description: 'The application is being written, and only its candidate sees it.',
      on: {
        submit: { guard: 'canBeSent', target: 'active' },
        discard: 'discarded',
        postingGone: 'lapsed',
      },
    },
    active: {
      description: 'The application was sent and has not ended.',
      type: 'parallel',
      on: {
        withdraw: 'withdrawn',
        accountDeleted: 'withdrawn',
        release: { guard: 'isSilent', target: 'released' },
        positionClosed: 'positionClosed',
        accept: { guard: 'canBeAccepted', target: 'hired' },
        decline: { guard: 'isOffered', target: 'declined' },
        tell: [
          {
            guard: { type: 'isByCandidate', params: ({ event }: { event: Telling }) => event.by },
            actions: 'stopRejection',
          },
          { guard: 'isNotRejecting', actions: 'hear' },
        ],
      },
      states: {
        stage: {
          initial: 'submitted',
          states: {
            submitted: { on: { advance: advances, offer: toOffer } },
            screening: { on: { advance: advances.slice(1), offer: toOffer } },
            shortlisted: { on: { advance: advances.slice(2), offer: toOffer } },
            assessment: { on: { advance: advances.slice(3), offer: toOffer } },
            interviewing: { on: { offer: toOffer } },
            offered: {},
          },
        },
        turn: {
          id: 'turn',
          initial: 'employer',
          on: {
            ask: reasked,
            handedToCandidate: '.candidate',
            handedToEmployer: '.employer',
          },
          states: {
            employer: {
              description: 'The employer owes a reply.',
              initial: 'onTime',
              states: {
                onTime: { on: { turnDue: 'overdue' } },
                overdue: { on: { turnLate: 'silent' } },
                silent: { description: 'The reply is so late that the candidate may end the application.' },
              },
            },
            candidate: {
              description: 'The candidate owes a reply.',
              initial: 'onTime',
              on: { reply: { target: 'employer', actions: 'stopRejection' } },
              states: {
                onTime: { on: { turnDue: 'overdue' } },
                overdue: {},
              },
            },
          },
        },
        decision: {
          initial: 'open',
          states: {
            open: { on: { reject: 'rejecting' } },
            rejecting: {
              description:
                'A rejection is about to be sent. The employer can undo it, and the candidate cannot see it.',
              on: { undo: 'open', rejectionStopped: 'open', rejectionDue: '#application.rejected' },
            },
          },
        },
      },
    },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
    declined: { type: 'final' },
    released: { type: 'final' },
    positionClosed: { type: 'final' },
    hired: {
      description: 'The offer was accepted. Both sides can still write to each other.',
      tags: 'end',
      on: { tell: { actions: 'hear' } },
    },
    discarded: { type: 'final' },
    lapsed: { type: 'final' },
  },
})

export type ApplicationState = StateValueFrom<typeof applicationLifecycle>
