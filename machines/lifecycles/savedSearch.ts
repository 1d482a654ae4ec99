import { setup, type StateValueFrom } from 'xstate'
import type { SavedSearchEvent } from '../../contract/alerts/lifecycle.ts'

/** External facts for the guards of the lifecycle. */
export interface SavedSearchFacts {
  /** True if it belongs to an account, whose owner sees that mails bounce. */
  readonly hasAccount: boolean
}

/** Events of mail delivery, the clock, and the mailed confirmation. */
type SystemEvent = 'confirm' | 'bounced' | 'confirmationDue' | 'yearPassed' | 'answerDue' | 'bouncingDue'

type SavedSearchMachineEvent = { readonly type: SavedSearchEvent } | { readonly type: SystemEvent }

const bounced = [{ guard: 'hasAccount', target: 'bouncing' }, { target: 'ended' }] as const

/**
 * Lifecycle of a saved search that sends job alerts. The server runs it; browsers read permissions from `can` in
 * responses. No effects: time, mail delivery and the account enter as events.
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
  // Version recorded in the ledger. Changing the result of an event requires a new version.
  version: '1',
  context: ({ input }) => input,
  initial: 'unconfirmed',
  states: {
    unconfirmed: {
      description: 'The owner of the address has not confirmed it. Nothing is sent but the confirmation.',
      on: { confirm: 'active', confirmationDue: 'ended', stop: 'ended' },
    },
    active: {
      description: 'Mails with new jobs are sent.',
      on: { pause: 'paused', stop: 'ended', bounced, yearPassed: 'asked' },
    },
    paused: {
      description: 'The owner wants no mails for a while. Nobody is asked about them either.',
      on: { resume: 'active', stop: 'ended' },
    },
    bouncing: {
      description: 'The mailbox does not exist. Nothing is sent until the owner says so.',
      on: { resume: 'active', stop: 'ended', bouncingDue: 'ended' },
    },
    asked: {
      description: 'A year has passed. Mails go on until the owner answers, or does not in time.',
      on: { keep: 'active', pause: 'paused', stop: 'ended', bounced, answerDue: 'ended' },
    },
    ended: { type: 'final' },
  },
})

export type SavedSearchMachineState = StateValueFrom<typeof savedSearchLifecycle>
