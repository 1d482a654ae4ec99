import { setup, type StateValueFrom } from 'xstate'
import type {
  CandidateIntroductionEvent,
  EmployerIntroductionEvent,
  SystemIntroductionEvent,
} from '../../contract/introductions/lifecycle.ts'
import type { Side } from './application.ts'

/** External facts for the guards of the lifecycle. */
export interface IntroductionFacts {
  /** True if people can apply for the job post at this moment, and this person has not applied already. */
  readonly canApply: boolean
}

/** Events that both sides send name the side. */
type OfBothSides = 'tell' | 'ask' | 'reply' | 'end'

type By<Event extends { readonly type: string }, Who extends Side> =
  Exclude<Event, { type: OfBothSides }> | (Extract<Event, { type: OfBothSides }> & { readonly by: Who })

type IntroductionMachineEvent =
  | By<CandidateIntroductionEvent, 'candidate'>
  | By<EmployerIntroductionEvent, 'employer'>
  | SystemIntroductionEvent

const candidate = { type: 'isBy', params: { side: 'candidate' } } as const
const employer = { type: 'isBy', params: { side: 'employer' } } as const

/** A question hands the turn to the other side, whoever has it. */
const ask = [
  { guard: employer, target: '#introduction.talking.candidate' },
  { guard: candidate, target: '#introduction.talking.employer' },
] as const

/**
 * Lifecycle of an invitation to apply, from the question of a company to its end. The server runs it; browsers read
 * permissions from `can` in responses. No effects: time, the job post and the account enter as events.
 */
export const introductionLifecycle = setup({
  types: {
    input: {} as IntroductionFacts,
    context: {} as IntroductionFacts,
    events: {} as IntroductionMachineEvent,
  },
  actions: {
    /** No state change: the message is in the ledger. */
    hear: () => {},
  },
  guards: {
    canApply: ({ context }) => context.canApply,
    isBy: ({ event }, { side }: { readonly side: Side }) => 'by' in event && event.by === side,
  },
}).createMachine({
  id: 'introduction',
  // Version recorded in the ledger. Changing the result of an event requires a new version.
  version: '1',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      description:
        'The candidate decides whether to talk. The company knows what the profile shows, and no more.',
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
      description: 'Both sides write to each other, and one of them owes a reply.',
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
    applied: { type: 'final', description: 'An application was made from the profile, and goes on.' },
    declined: { type: 'final' },
    lapsed: { type: 'final', description: 'Nobody replied in time, or the job post ended.' },
    withdrawn: { type: 'final' },
    ended: { type: 'final' },
  },
})

export type IntroductionMachineState = StateValueFrom<typeof introductionLifecycle>
