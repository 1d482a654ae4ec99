import { assign, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate'
import { paths, withNext } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'

export type Purpose = 'login' | 'register'

/** Choice of role before login or registration; continues to the page of that role. */
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
    /** Reports that the page was restored from the back/forward cache, or that navigation was canceled. */
    watchReturn: fromCallback<EventObject>(() => undefined),
  },
  actions: {
    remember: assign((_, role: Role) => ({ role })),
    // Full page navigation, as the specification requires (section 2).
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
      description: 'One of the two roles is selected, initially the candidate.',
      on: {
        choose: { actions: { type: 'remember', params: ({ event }) => event.role } },
        continue: {
          target: 'leaving',
          actions: { type: 'leave', params: ({ event }) => event.next },
        },
      },
    },
    leaving: {
      description: 'The browser loads the next page. The person can return with Back or Stop.',
      tags: ['busy'],
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { returned: 'choosing' },
    },
  },
})

export type RoleChooserFlow = ActorRefFrom<typeof roleChooserMachine>
