import { setup, type StateValueFrom } from 'xstate'
import type {
  CandidateIntroductionEvent,
  EmployerIntroductionEvent,
  SystemIntroductionEvent,
} from '../../contract/introductions/lifecycle.ts'
import type { Side } from './application.ts'

/** Facts from outside the lifecycle, for its guards. */
export interface IntroductionFacts {
  /** True if the job post accepts applications and this person has not applied to it. */
  readonly canApply: boolean
}

/** Event types that both sides send, so the event names the sender. */
type OfBothSides = 'tell' | 'ask' | 'reply' | 'end'

type By<Event extends { readonly type: string }, Who extends Side> =
  Exclude<Event, { type: OfBothSides }> | (Extract<Event, { type: OfBothSides }> & { readonly by: Who })

type IntroductionMachineEvent =
  | By<CandidateIntroductionEvent, 'candidate'>
  | By<EmployerIntroductionEvent, 'employer'>
  | SystemIntroductionEvent

const candidate = { type: 'isBy', params: { side: 'candidate' } } as const
const employer = { type: 'isBy', params: { side: 'employer' } } as const

/** A question passes the turn to the other side, no matter who has it. */
const ask = [
  { guard: employer, target: '#introduction.talking.candidate' },
  { guard: candidate, target: '#introduction.talking.employer' },
] as const

/**
 * Lifecycle of an invitation to apply, from the company's first message to its end. The server runs it, and
 * browsers get permissions from `can` in responses. It has no effects: time, the job post and the account
 * enter as events.
 */
export const introductionLifecycle = setup({
  types: {
    input: {} as IntroductionFacts,
    context: {} as IntroductionFacts,
    events: {} as IntroductionMachineEvent,
  },
  actions: {
    /** Accepts a message without a state change; the ledger stores the message. */
    hear: () => {},
  },
  guards: {
    canApply: ({ context }) => context.canApply,
    isBy: ({ event }, { side }: { readonly side: Side }) => 'by' in event && event.by === side,
  },
}).createMachine({
  id: 'introduction',
  // Version recorded in the ledger. Increase it when an event gets another result.
  version: '1',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      description: 'The candidate decides whether to talk. The company sees only what the profile shows.',
      on: {
        accept: 'talking',
        decline: 'declined',
        withdraw: 'withdrawn',
        turnDue: 'lapsed',
        postingGone: 'lapsed',
        accountDeleted: 'lapsed',
      },
    },
    talking: {
      description: 'Both sides exchange messages, and one of them owes a reply.',
      initial: 'employer',
      on: {
        tell: { actions: 'hear' },
        ask,
        apply: { guard: 'canApply', target: 'applied' },
        end: 'ended',
        accountDeleted: 'ended',
      },
      states: {
        employer: {
          description: 'The employer owes a reply.',
          initial: 'onTime',
          on: { reply: { guard: employer, target: 'candidate' } },
          states: {
            onTime: { on: { turnDue: 'overdue' } },
            overdue: { on: { turnLate: '#introduction.ended' } },
          },
        },
        candidate: {
          description: 'The candidate owes a reply.',
          initial: 'onTime',
          on: { reply: { guard: candidate, target: 'employer' } },
          states: {
            onTime: { on: { turnDue: 'overdue' } },
            overdue: { on: { turnLate: '#introduction.ended' } },
          },
        },
      },
    },
    applied: {
      type: 'final',
      description: 'The candidate has applied. The application continues on its own.',
    },
    declined: { type: 'final' },
    lapsed: { type: 'final', description: 'No reply came in time, or the job post or account ended.' },
    withdrawn: { type: 'final' },
    ended: { type: 'final' },
  },
})

export type IntroductionMachineState = StateValueFrom<typeof introductionLifecycle>
