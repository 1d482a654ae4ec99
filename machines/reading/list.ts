import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type EventObject,
  type Snapshot,
} from 'xstate'
import type { Retyped } from '../shared/retyped.ts'
import { eventOf } from '../shared/eventOf.ts'
import { createPaging, type ListPart, type PagingFlow } from './paging.ts'
import { createReading, type ReadingFlow, type ReadingReport } from './reading.ts'

/** Sent to the parent actor, if any, whenever the first page is loaded. */
export interface ListReport<Part> {
  readonly type: 'list.known'
  readonly first: Part
}

interface Input<Query, Part> {
  readonly query: Query
  /** Keeps the items of one query until the next query has loaded; by default, they are cleared. */
  readonly isKept?: boolean | undefined
  readonly parent?: ActorRef<Snapshot<unknown>, ListReport<Part>> | undefined
}

type Event<Query, Part> =
  | ReadingReport<Part>
  | { readonly type: 'refresh' }
  /** Loads the list for another query. */
  | { readonly type: 'ask'; readonly query: Query }

type AnyPart = ListPart<object>

const reading = createReading<object, AnyPart>()
const paging = createPaging<object, object>()

/** List with cursor paging: loads the first page, and further pages on request. */
const machine = setup({
  types: {
    input: {} as Input<object, AnyPart>,
    context: {} as Input<object, AnyPart>,
    events: {} as Event<object, AnyPart>,
    children: {} as { reading: 'reading'; paging: 'paging' },
  },
  actors: { reading, paging },
  actions: {
    reportFirst: enqueueActions(({ context: { parent }, enqueue }, first: AnyPart) => {
      if (parent) enqueue.sendTo(parent, { type: 'list.known', first })
    }),
    refresh: sendTo('reading', eventOf(reading, { type: 'refresh' })),
    rememberQuery: assign((_, query: object) => ({ query })),
    ask: sendTo('reading', (_, query: object) => eventOf(reading, { type: 'ask', query })),
    renew: sendTo('paging', (_, { next }: AnyPart) => eventOf(paging, { type: 'renewed', next })),
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => input,
  invoke: {
    id: 'reading',
    src: 'reading',
    input: ({ context: { isKept, query }, self }) => ({ query, isKept, parent: self }),
  },
  on: {
    refresh: { actions: 'refresh' },
    ask: {
      target: '.opening',
      actions: [
        { type: 'rememberQuery', params: ({ event }) => event.query },
        { type: 'ask', params: ({ event }) => event.query },
      ],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The first page is loading.',
      on: {
        'reading.known': {
          target: 'open',
          actions: { type: 'reportFirst', params: ({ event }) => event.data },
        },
      },
    },
    open: {
      description: 'The list is shown, and can load further pages.',
      invoke: {
        id: 'paging',
        src: 'paging',
        input: ({ context: { query }, event }) => ({
          query,
          next: event.type === 'reading.known' ? event.data.next : null,
        }),
      },
      on: {
        'reading.known': {
          actions: [
            { type: 'reportFirst', params: ({ event }) => event.data },
            { type: 'renew', params: ({ event }) => event.data },
          ],
        },
      },
    },
  },
})

type ItemOf<Part extends AnyPart> = Part['items'][number]

export type ListMachine<Query extends object, Part extends AnyPart> = Retyped<
  typeof machine,
  {
    context: Input<Query, Part>
    event: Event<Query, Part>
    actor:
      | { src: 'reading'; logic: ReturnType<typeof createReading<Query, Part>>; id: string | undefined }
      | { src: 'paging'; logic: ReturnType<typeof createPaging<Query, ItemOf<Part>>>; id: string | undefined }
    input: Input<Query, Part>
    emitted: EventObject
    children: {
      readonly reading?: ReadingFlow<Query, Part>
      readonly paging?: PagingFlow<Query, ItemOf<Part>>
    }
  }
>

/** Creates a machine that loads a list page by page. The caller provides its effects. */
export function createList<Query extends object, Part extends AnyPart>(): ListMachine<Query, Part>
// The machine does not look inside queries or items, so all lists share it.
export function createList(): unknown {
  return machine
}

export type ListFlow<Query extends object, Part extends AnyPart> = ActorRefFrom<ListMachine<Query, Part>>
