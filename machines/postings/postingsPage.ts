import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import { followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createList } from '../reading/list.ts'
import { eventOf } from '../shared/eventOf.ts'
import { creatingMachine } from './creating.ts'
import type { PostingsPart, PostingsQuery } from './postingReadings.ts'

const list = createList<PostingsQuery, PostingsPart>()

interface Shown {
  readonly query: PostingsQuery
}

/** Page of a company's postings, one group at a time. */
export const postingsPageMachine = setup({
  types: {
    input: {} as Shown,
    context: {} as Shown,
    events: {} as ({ readonly type: 'show' } & Shown) | ChangesEvent,
    children: {} as { list: 'list'; creating: 'creating'; followChanges: 'followChanges' },
  },
  actors: { list, creating: creatingMachine, followChanges },
  actions: {
    setQuery: assign((_, query: PostingsQuery) => ({ query })),
    refresh: sendTo('list', eventOf(list, { type: 'refresh' })),
  },
}).createMachine({
  id: 'postingsPage',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'creating',
      src: 'creating',
      onDone: { description: 'The editor of the draft opens.' },
    },
    { id: 'followChanges', src: 'followChanges' },
  ],
  initial: 'listing',
  states: {
    listing: {
      invoke: { id: 'list', src: 'list', input: ({ context: { query } }) => ({ query }) },
      on: {
        show: {
          description: 'Another group is loaded.',
          target: 'listing',
          reenter: true,
          actions: { type: 'setQuery', params: ({ event }) => event.query },
        },
        'live.changed': { actions: 'refresh' },
      },
    },
  },
})

export type PostingsPageFlow = ActorRefFrom<typeof postingsPageMachine>
