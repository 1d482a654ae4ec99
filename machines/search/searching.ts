import { assign, setup, type ActorRefFrom } from 'xstate'
import type { JobsPage } from '../../contract/search/page.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { patience, waits } from '../shared/submission.ts'

/**
 * What is searched for changes in place. What was found stays until the next is there, and an answer that comes after
 * something else was asked for is not heard any more.
 */
export const searchingMachine = setup({
  types: {
    input: {} as { page: JobsPage },
    context: {} as {
      page: JobsPage
      /** What was asked for last, as the query of an address. */
      search: string
      /** Counts the results shown; each result list has its own number. */
      turn: number
      failure: Failure | undefined
    },
    events: {} as
      { type: 'search'; search: string } | { type: 'restore'; page: JobsPage } | { type: 'retry' },
    tags: {} as 'slow',
  },
  actors: {
    searchJobs: effect<JobsPage, { readonly search: string }>('searchJobs'),
  },
  actions: {
    want: assign((_, search: string) => ({ search })),
    show: assign(({ context: { turn } }, page: JobsPage) => ({
      page,
      search: page.search,
      turn: turn + 1,
      failure: undefined,
    })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
  delays: { patience },
}).createMachine({
  id: 'searching',
  context: ({ input: { page } }) => ({ page, search: page.search, turn: 0, failure: undefined }),
  on: {
    search: {
      description: 'The address says something else.',
      target: '.searching',
      reenter: true,
      actions: { type: 'want', params: ({ event }) => event.search },
    },
    restore: {
      description: 'Somebody comes back to what was shown before.',
      target: '.shown',
      actions: { type: 'show', params: ({ event }) => event.page },
    },
  },
  initial: 'shown',
  states: {
    shown: { description: 'What was found stands there.' },
    searching: {
      ...waits,
      description: 'The server is asked. What was found before stands there.',
      invoke: {
        id: 'searchJobs',
        src: 'searchJobs',
        input: ({ context: { search } }) => ({ search }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
      },
    },
    failed: {
      description: 'Nothing came. What was found before stands there, and the page says so.',
      on: { retry: 'searching' },
    },
  },
})

export type SearchingFlow = ActorRefFrom<typeof searchingMachine>
