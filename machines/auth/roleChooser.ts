import { assign, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate'
import { paths, withNext } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'

export type Purpose = 'login' | 'register'

/** A visitor says which side of the marketplace they are on, and is led to that side's page. */
export const roleChooserMachine = setup({
  types: {
    input: {} as { purpose: Purpose },
    context: {} as { purpose: Purpose; role: Role },
    events: {} as
      { type: 'choose'; role: Role } | { type: 'continue'; next?: string | undefined } | { type: 'returned' },
    emitted: {} as NavigateEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports that the page has come back out of the back/forward cache, or was never left. */
    watchReturn: fromCallback<EventObject>(() => undefined),
  },
  actions: {
    remember: assign((_, role: Role) => ({ role })),
    // A full page navigation (specification, 2).
    leave: navigate(({ context: { purpose, role } }, next: string | undefined) => ({
      to: withNext(paths[purpose](role), next),
      by: 'load' as const,
    })),
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
          actions: { type: 'leave', params: ({ event }) => event.next },
        },
      },
    },
    leaving: {
      description:
        'The browser loads the next page. It comes back here when the person presses Back or Stop.',
      tags: ['busy'],
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { returned: 'choosing' },
    },
  },
})

export type RoleChooserFlow = ActorRefFrom<typeof roleChooserMachine>
