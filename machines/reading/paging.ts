import { assign, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { patience, waits } from '../shared/submission.ts'

/** A part of a list, and where the next one begins; null after the last. */
export interface ListPart {
  readonly items: readonly object[]
  readonly next: string | null
}

/** So many rows are in a part where nothing else is asked for. */
const ONE_PART = 20

/** A list goes on after its first part: more of it is added as often as somebody wants to see more. */
export const pagingMachine = setup({
  types: {
    input: {} as { asked: object; next: string | null },
    context: {} as {
      /** What the list is asked with, but for where to begin. */
      asked: object
      next: string | null
      added: readonly object[]
      /** How many of what was added are read anew; they stand there until then. */
      anew: number
      failure: Failure | undefined
    },
    events: {} as { type: 'more' } | { type: 'renewed'; next: string | null },
    tags: {} as 'slow',
  },
  actors: {
    readMore: effect<ListPart, object>('readMore'),
  },
  actions: {
    add: assign(({ context: { added, anew } }, { items, next }: ListPart) => ({
      added: anew > 0 ? items : [...added, ...items],
      anew: 0,
      next,
      failure: undefined,
    })),
    beginAnew: assign(({ context: { added } }, next: string | null) =>
      next === null ? { next, added: [], anew: 0 } : { next, anew: added.length },
    ),
    goOnBehind: assign(({ context: { added, anew } }, next: string | null) => ({
      next,
      anew: anew > 0 || added.length === 0 ? anew : added.length + ONE_PART,
    })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    isAll: (_, next: string | null) => next === null,
    isThere: (_, next: string | null) => next !== null,
    goesOn: ({ context }, next: string | null) => next !== null && context.added.length > 0,
  },
  delays: { patience },
}).createMachine({
  id: 'paging',
  context: ({ input }) => ({ ...input, added: [], anew: 0, failure: undefined }),
  on: {
    renewed: [
      {
        description: 'The first part was read anew: what was added to it is older.',
        guard: { type: 'goesOn', params: ({ event }) => event.next },
        target: '.adding',
        actions: { type: 'beginAnew', params: ({ event }) => event.next },
      },
      { actions: { type: 'beginAnew', params: ({ event }) => event.next } },
    ],
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'What was read so far stands there.',
      on: { more: { guard: 'hasMore', target: 'adding' } },
    },
    adding: {
      ...waits,
      description: 'The server is asked for what comes next, or anew for what was added.',
      on: {
        renewed: [
          {
            description: 'What was asked for would follow the older first part.',
            guard: { type: 'isThere', params: ({ event }) => event.next },
            target: 'adding',
            reenter: true,
            actions: { type: 'goOnBehind', params: ({ event }) => event.next },
          },
          { target: 'shown', actions: { type: 'beginAnew', params: ({ event }) => event.next } },
        ],
      },
      invoke: {
        id: 'readMore',
        src: 'readMore',
        input: ({ context: { anew, asked, next } }) => ({ ...asked, after: next, anew }),
        onDone: { target: 'shown', actions: { type: 'add', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
      },
    },
    failed: {
      description: 'What comes next could not be read. What was read before stays.',
      on: {
        more: 'adding',
        renewed: {
          description: 'The first part read anew is all there is.',
          guard: { type: 'isAll', params: ({ event }) => event.next },
          target: 'shown',
          actions: { type: 'beginAnew', params: ({ event }) => event.next },
        },
      },
    },
  },
})

export type PagingFlow = ActorRefFrom<typeof pagingMachine>
