import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'

export type Purpose = 'login' | 'register'

/** A visitor says which side of the marketplace they are on, and is led to that side's page. */
export const roleChooserMachine = setup({
  types: {
    input: {} as { purpose: Purpose },
    context: {} as { purpose: Purpose; role: Role },
    events: {} as { type: 'choose'; role: Role } | { type: 'continue' } | { type: 'returned' },
    emitted: {} as { type: 'leave'; to: string },
    tags: {} as 'busy',
  },
  actions: {
    remember: assign((_, role: Role) => ({ role })),
    leave: emit((_, to: string) => ({ type: 'leave' as const, to })),
  },
}).createMachine({
  id: 'roleChooser',
  context: ({ input }) => ({ purpose: input.purpose, role: 'candidate' }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'One of the two cards is selected, the candidate to begin with.',
      on: {
        choose: { actions: { type: 'remember', params: ({ event }) => event.role } },
        continue: {
          target: 'leaving',
          actions: { type: 'leave', params: ({ context }) => paths[context.purpose](context.role) },
        },
      },
    },
    leaving: {
      description:
        'The browser loads the next page. It comes back here when the person presses Back or Stop.',
      tags: ['busy'],
      on: { returned: 'choosing' },
    },
  },
})

export type RoleChooserFlow = ActorRefFrom<typeof roleChooserMachine>
