import { and, not, raise, setup, stateIn, type StateValueFrom } from 'xstate'
import type { ApplicationEvent, Stage } from '../../contract/applications/lifecycle.ts'

/** External facts for the guards of the lifecycle. */
export interface ApplicationFacts {
  /** True if it holds everything that the posting asks for. */
  readonly isComplete: boolean
  /** True if people can apply for the posting at this moment. */
  readonly intakeIsOpen: boolean
  /** True if fewer people have been hired for the posting than it has openings. */
  readonly hasOpening: boolean
}

export type Side = 'candidate' | 'employer'

/** Events of both sides name the side. */
type SideEvent =
  | Exclude<ApplicationEvent, { type: 'tell' }>
  | (Extract<ApplicationEvent, { type: 'tell' }> & { readonly by: Side })

/** Internal events between regions. */
type Internal = { type: 'handedToEmployer' } | { type: 'handedToCandidate' } | { type: 'rejectionStopped' }

type Telling = Extract<SideEvent, { type: 'tell' }>

const isNotRejecting = not(stateIn({ active: { decision: 'rejecting' } }))

const leadsTo = (to: Stage) =>
  and([
    ({ event }: { event: SideEvent | Internal }) => event.type === 'advance' && event.to === to,
    isNotRejecting,
  ])

/** Targets of `advance`: any later stage but the offer, which has its own event. */
const advances = [
  { guard: 'leadsToScreening', target: 'screening', actions: 'handToEmployer' },
  { guard: 'leadsToShortlist', target: 'shortlisted', actions: 'handToEmployer' },
  { guard: 'leadsToAssessment', target: 'assessment', actions: 'handToEmployer' },
  { guard: 'leadsToInterview', target: 'interviewing', actions: 'handToEmployer' },
] as const

/** In every stage but the last. */
const toOffer = { guard: 'isNotRejecting', target: 'offered', actions: 'handToCandidate' } as const

/** A new question keeps the turn with the candidate. */
const reasked = { guard: 'isNotRejecting', target: '#turn.candidate' } as const

/**
 * Lifecycle of an application, from draft to end. Stage, turn and pending decision are parallel regions. The
 * server runs it, and a browser for optimistic updates; browsers read permissions from `can` in responses. No
 * effects: time and the posting enter as events, and none of their events rejects an applicant.
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
    /** No state change: the message is in the ledger. */
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
  // Version recorded in the ledger. Changing the result of an event requires a new version.
  version: '2',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      description: 'It is being written, and nobody else sees it.',
      on: {
        submit: { guard: 'canBeSent', target: 'active' },
        discard: 'discarded',
        postingGone: 'lapsed',
      },
    },
    active: {
      description: 'It has been sent, and has not ended.',
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
              description: 'The employer owes an answer.',
              initial: 'onTime',
              states: {
                onTime: { on: { turnDue: 'overdue' } },
                overdue: { on: { turnLate: 'silent' } },
                silent: { description: 'The candidate may stop waiting.' },
              },
            },
            candidate: {
              description: 'The candidate owes an answer.',
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
                'A rejection leaves in a moment. The employer can undo it, and the candidate does not know of it.',
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
