import { setup, type StateValueFrom } from 'xstate'
import type { SavedSearchEvent } from '../../contract/alerts/lifecycle.ts'

/** Facts from outside the lifecycle, for its guards. */
export interface SavedSearchFacts {
  /** True if the search belongs to an account, where the owner can see that emails bounce. */
  readonly hasAccount: boolean
}

/** Events from mail delivery, the clock, and the confirmation link. */
type SystemEvent = 'confirm' | 'bounced' | 'confirmationDue' | 'yearPassed' | 'answerDue' | 'bouncingDue'

type SavedSearchMachineEvent = { readonly type: SavedSearchEvent } | { readonly type: SystemEvent }

const bounced = [{ guard: 'hasAccount', target: 'bouncing' }, { target: 'ended' }] as const

/**
 * Lifecycle of a saved search that sends job alerts. The server runs it, and browsers get permissions from
 * `can` in responses. It has no effects: time, mail delivery and the account enter as events.
 */
export const savedSearchLifecycle = setup({
  types: {
    input: {} as SavedSearchFacts,
    context: {} as SavedSearchFacts,
    events: {} as SavedSearchMachineEvent,
  },
  guards: { hasAccount: ({ context }) => context.hasAccount },
}).createMachine({
  id: 'savedSearch',
  // Version recorded in the ledger. Increase it when an event gets another result.
  version: '1',
  context: ({ input }) => input,
  initial: 'unconfirmed',
  states: {
    unconfirmed: {
      description:
        'The owner of the address has not confirmed the search. Only the confirmation email is sent.',
      on: { confirm: 'active', confirmationDue: 'ended', stop: 'ended' },
    },
    active: {
      description: 'Alerts with new jobs are sent.',
      on: { pause: 'paused', stop: 'ended', bounced, yearPassed: 'asked' },
    },
    paused: {
      description: 'The owner has paused the alerts. No yearly question is sent either.',
      on: { resume: 'active', stop: 'ended' },
    },
    bouncing: {
      description: 'Emails to the address bounce. No alerts are sent until the owner resumes them.',
      on: { resume: 'active', stop: 'ended', bouncingDue: 'ended' },
    },
    asked: {
      description:
        'The owner is asked once a year whether to continue. Alerts go on until an answer or the deadline.',
      on: { keep: 'active', pause: 'paused', stop: 'ended', bounced, answerDue: 'ended' },
    },
    ended: { type: 'final' },
  },
})

export type SavedSearchMachineState = StateValueFrom<typeof savedSearchLifecycle>
