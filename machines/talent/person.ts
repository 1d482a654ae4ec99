import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { SentIntroductionItem } from '../../contract/introductions/calls.ts'
import type { ShownProfile } from '../../contract/talent/profile.ts'
import type { SavedPerson } from '../../contract/talent/talentCalls.ts'
import type { CommandReport } from '../commands/commands.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { inviteCommandsMachine, type InviteCommands } from './inviteCommands.ts'

interface Input {
  readonly id: string
}

/** Previous contact of the company with a person. */
export interface PersonStanding {
  readonly saved: SavedPerson | null
  /** Latest invitation to this person; null if none. */
  readonly sent: SentIntroductionItem | null
  /** Remaining invitations: `open` of this member, `today` of the whole company. */
  readonly left: { readonly open: number; readonly today: number }
}

export const profileReading = createReading<Input, ShownProfile>()
export const standingReading = createReading<Input, PersonStanding>()

/**
 * Person from the talent search, beside the results or on a page of their own: profile, previous contact and
 * invitation.
 */
export const personMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as CommandReport<InviteCommands> | ChangesEvent,
    children: {} as {
      profile: 'profile'
      standing: 'standing'
      inviting: 'inviting'
      followChanges: 'followChanges'
    },
  },
  actors: {
    profile: profileReading,
    standing: standingReading,
    inviting: inviteCommandsMachine,
    followChanges,
  },
  actions: {
    refreshStanding: sendTo('standing', eventOf(standingReading, { type: 'refresh' })),
  },
  guards: {
    mayConcern: (_, { changes }: ChangesEvent) => concern(changes, 'introduction'),
  },
}).createMachine({
  id: 'person',
  context: ({ input: { id } }) => ({ id }),
  invoke: [
    { id: 'profile', src: 'profile', input: ({ context }) => ({ query: context }) },
    { id: 'standing', src: 'standing', input: ({ context }) => ({ query: context }) },
    { id: 'inviting', src: 'inviting', input: ({ self }) => ({ parent: self }) },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'command.done': { actions: 'refreshStanding' },
    'command.failed': {
      description: 'A colleague may have invited the same person.',
      actions: 'refreshStanding',
    },
    'live.changed': {
      guard: { type: 'mayConcern', params: ({ event }) => event },
      actions: 'refreshStanding',
    },
  },
})

export type PersonFlow = ActorRefFrom<typeof personMachine>
