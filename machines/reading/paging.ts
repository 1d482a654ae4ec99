import { assign, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { patience, waits } from '../shared/submission.ts'

/** A part of a list, and where the next one begins; null after the last. */
export interface ListPart {
  readonly items: readonly object[]
  readonly next: string | null
}

/** A list goes on after its first part: more of it is added as often as somebody wants to see more. */
export const pagingMachine = setup({
  types: {
    input: {} as { asked: object; next: string | null },
    context: {} as {
      /** What the list is asked with, but for where to begin. */
      asked: object
      next: string | null
      added: readonly object[]
      failure: Failure | undefined
    },
    events: {} as { type: 'more' },
    tags: {} as 'slow',
  },
  actors: {
    readMore: effect<ListPart, object>('readMore'),
  },
  actions: {
    add: assign(({ context }, { items, next }: ListPart) => ({
      added: [...context.added, ...items],
      next,
      failure: undefined,
    })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
  },
  delays: { patience },
}).createMachine({
  id: 'paging',
  context: ({ input }) => ({ ...input, added: [], failure: undefined }),
  initial: 'shown',
  states: {
    shown: {
      description: 'What was read so far stands there.',
      on: { more: { guard: 'hasMore', target: 'adding' } },
    },
    adding: {
      ...waits,
      description: 'The server is asked for what comes next.',
      invoke: {
        id: 'readMore',
        src: 'readMore',
        input: ({ context: { asked, next } }) => ({ ...asked, after: next }),
        onDone: { target: 'shown', actions: { type: 'add', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
      },
    },
    failed: {
      description: 'What comes next could not be read. What was read before stays.',
      on: { more: 'adding' },
    },
  },
})

export type PagingFlow = ActorRefFrom<typeof pagingMachine>
