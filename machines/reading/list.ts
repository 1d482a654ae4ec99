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

/** Sent to the parent, if there is one, whenever the first part is read. */
export interface ListReport<Part> {
  readonly type: 'list.known'
  readonly first: Part
}

interface Input<Query, Part> {
  readonly query: Query
  /** Keeps the first part of one query until that of the next one is read; it is cleared otherwise. */
  readonly isKept?: boolean | undefined
  readonly parent?: ActorRef<Snapshot<unknown>, ListReport<Part>> | undefined
}

type Event<Query, Part> =
  | ReadingReport<Part>
  | { readonly type: 'refresh' }
  /** Reads the list of another query. */
  | { readonly type: 'ask'; readonly query: Query }

type AnyPart = ListPart<object>

const reading = createReading<object, AnyPart>()
const paging = createPaging<object, object>()

/** List with paging: reads the first page, and further pages on request. */
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
      description: 'The first part is read.',
      on: {
        'reading.known': {
          target: 'open',
          actions: { type: 'reportFirst', params: ({ event }) => event.data },
        },
      },
    },
    open: {
      description: 'The list is shown, and can be read on.',
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

/** A machine that reads a list in parts. The effects of its reading and of its paging are provided outside. */
export function createList<Query extends object, Part extends AnyPart>(): ListMachine<Query, Part>
// The machine looks at neither, so it is the same one for all of them.
export function createList(): unknown {
  return machine
}

export type ListFlow<Query extends object, Part extends AnyPart> = ActorRefFrom<ListMachine<Query, Part>>
