import { assign, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { changedSearchIn, withChanged } from '../../contract/alerts/paths.ts'
import type { Markdown } from '../../contract/markdown/markdown.ts'
import { paths } from '../../contract/paths.ts'
import type { Job } from '../../contract/postings/reads.ts'
import {
  criteriaIn,
  openJobIn,
  resultsIn,
  searchOf,
  without,
  withOpenJob,
} from '../../contract/search/address.ts'
import type { JobInList } from '../../contract/search/job.ts'
import type { JobsPageData, JobsPage } from '../../contract/search/page.ts'
import { createReading, type ReadingFlow } from '../reading/reading.ts'
import type { ListPart } from '../reading/paging.ts'
import { effect } from '../shared/effect.ts'
import { eventOf } from '../shared/eventOf.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { required } from '../shared/required.ts'
import { slowAfterMs, waits } from '../shared/submission.ts'
import { savingMachine } from './saving.ts'

/** Job in the pane beside the results, with its description as Markdown nodes. */
export type OpenJob = Omit<Job, 'description'> & { readonly description: Markdown }

/** Query string of an address. */
interface Search {
  readonly search: string
}

interface Addressed extends Search {
  readonly arrivedBy: 'load' | 'step' | 'travel'
  /** Scroll position of the page being left, in pixels. */
  readonly scrollY: number
}

/** Results of a visited address, with the scroll position at which they were left. */
interface LeftResults {
  readonly page: JobsPage
  readonly scrollY: number
}

const openJobReading = createReading<{ readonly slug: string }, OpenJob>()

/**
 * Page of the job search: results, open job, saved jobs. The address holds the search, the open job, and the
 * id of a saved search being edited. The machine follows the address, and navigates in order to change it.
 */
export const jobSearchPageMachine = setup({
  types: {
    input: {} as { readonly content: JobsPageData },
    context: {} as {
      /** Results on screen, including rows added by paging. */
      page: JobsPage
      /** Query string of the results on screen. */
      shownAt: string
      /** Query string of the last requested results. */
      search: string
      /** Number of rows added by paging. */
      added: number
      /** Counter that increases with each new set of results. */
      turn: number
      left: Readonly<Record<string, LeftResults>>
      failure: Failure | undefined
      /** Slug of the open job according to the address. */
      open: string | null
      /** True if the window is wide enough for a job beside the list. */
      hasRoom: boolean
      /** Slug of the job in the pane: the open one, or the first result in a wide window. */
      beside: string | null
      /** Id of the saved search whose filters are edited. */
      changed: string | undefined
    },
    events: {} as
      | ({ readonly type: 'addressed' } & Addressed)
      | ({ readonly type: 'search' } & Search)
      | { readonly type: 'retry' }
      | { readonly type: 'more' }
      | { readonly type: 'open'; readonly slug: string }
      | { readonly type: 'close' }
      | { readonly type: 'resized'; readonly hasRoom: boolean }
      | { readonly type: 'refreshed' },
    emitted: {} as NavigateEvent,
    children: {} as { job: 'job'; saving: 'saving' },
  },
  actors: {
    searchJobs: effect<JobsPage, Search>('searchJobs'),
    readMoreJobs: effect<ListPart<JobInList>, Search & { readonly after: string | null }>('readMoreJobs'),
    job: openJobReading,
    saving: savingMachine,
  },
  actions: {
    locate: assign((_, search: string) => ({ search, shownAt: search })),
    leave: assign(({ context: { left, page, shownAt } }, scrollY: number) => ({
      left: { ...left, [shownAt]: { page, scrollY } },
    })),
    ask: assign((_, search: string) => ({ search })),
    show: assign(({ context: { search, turn } }, page: JobsPage) => ({
      page,
      shownAt: search,
      added: 0,
      turn: turn + 1,
      failure: undefined,
    })),
    add: assign(({ context: { added, page } }, { items, next }: ListPart<JobInList>) => {
      const { jobs } = page.found
      const slugs = new Set(jobs.map(({ slug }) => slug))
      const others = items.filter(({ slug }) => !slugs.has(slug))
      return {
        page: { ...page, found: { ...page.found, jobs: [...jobs, ...others], next } },
        added: added + others.length,
        failure: undefined,
      }
    }),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    place: assign(({ context }, change: Partial<Placed>) => ({
      ...change,
      beside: besideOf({ ...context, ...change }),
    })),
    refresh: raise({ type: 'refreshed' }),
    listJobs: sendTo('saving', ({ context }) =>
      eventOf(savingMachine, { type: 'listed', slugs: slugsIn(context) }),
    ),
    /** Restores a scroll position; provided by the page. */
    scroll: (_, _scrollY: number) => undefined,
    navigate: navigate(
      ({ context: { changed } }, { open, search }: Search & { readonly open: string | null }) => ({
        to: paths.jobs + withChanged(withOpenJob(search, open), changed),
      }),
    ),
    keepSavedSearch: navigate(({ context: { changed } }, search: string) => ({
      to: paths.jobs + withChanged(search, changed),
      by: 'replace',
    })),
    edit: assign((_, search: string) => ({ changed: changedSearchIn(search) })),
  },
  guards: {
    isLoaded: (_, { arrivedBy }: Addressed) => arrivedBy === 'load',
    isLeft: ({ context }, { arrivedBy, search }: Addressed) =>
      arrivedBy === 'travel' && isElsewhere(context, search) && resultsIn(search) in context.left,
    namesSavedSearch: (_, search: string) => changedSearchIn(search) !== undefined,
    isOtherFilters: ({ context }, { arrivedBy, search }: Addressed) =>
      arrivedBy === 'step' && isElsewhere(context, search),
    isElsewhere: ({ context }, { search }: Addressed) => isElsewhere(context, search),
    isSearched: ({ context }, search: string) => context.search === search,
    hasMore: ({ context }) => context.page.found.next !== null,
    hasBeside: ({ context }) => context.beside !== null,
    isOtherBeside: ({ context }, change: Partial<Placed>) =>
      besideOf({ ...context, ...change }) !== context.beside,
    isOtherJob: ({ context }, { search }: Addressed) => openJobIn(search) !== context.open,
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'jobSearchPage',
  context: ({ input: { content } }) => {
    const { open, ...page } = content
    return {
      page,
      shownAt: page.search,
      search: page.search,
      added: 0,
      turn: 0,
      left: {},
      failure: undefined,
      open,
      hasRoom: false,
      beside: open,
      changed: undefined,
    }
  },
  invoke: { id: 'saving', src: 'saving', input: ({ context }) => ({ slugs: slugsIn(context) }) },
  type: 'parallel',
  states: {
    results: {
      initial: 'shown',
      on: {
        addressed: [
          {
            description: 'The document was loaded with the results of its address.',
            guard: { type: 'isLoaded', params: ({ event }) => event },
            actions: { type: 'locate', params: ({ event }) => resultsIn(event.search) },
          },
          {
            description: 'Back or Forward returns to earlier results, which are shown as they were left.',
            guard: { type: 'isLeft', params: ({ event }) => event },
            target: '.shown',
            actions: [
              { type: 'leave', params: ({ event }) => event.scrollY },
              { type: 'ask', params: ({ event }) => resultsIn(event.search) },
              { type: 'show', params: ({ context }) => leftIn(context).page },
              { type: 'scroll', params: ({ context }) => leftIn(context).scrollY },
              'listJobs',
              'refresh',
            ],
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: '.searching',
            actions: [
              { type: 'leave', params: ({ event }) => event.scrollY },
              { type: 'ask', params: ({ event }) => resultsIn(event.search) },
            ],
          },
        ],
        search: [
          {
            description: 'The search has not changed, but its results may have.',
            guard: { type: 'isSearched', params: ({ event }) => event.search },
            target: '.searching',
          },
          {
            actions: {
              type: 'navigate',
              params: ({ context: { open }, event: { search } }) => ({ open, search }),
            },
          },
        ],
      },
      states: {
        shown: {
          initial: 'idle',
          states: {
            idle: { on: { more: { guard: 'hasMore', target: 'adding' } } },
            adding: {
              ...waits,
              description: 'The next page of results is loading.',
              invoke: {
                id: 'readMoreJobs',
                src: 'readMoreJobs',
                input: ({ context: { page } }) => ({ search: searchedIn(page), after: page.found.next }),
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'add', params: ({ event }) => event.output }, 'listJobs'],
                },
                onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
              },
            },
            failed: {
              description: 'The next page of results could not be loaded.',
              on: { more: 'adding' },
            },
          },
        },
        searching: {
          ...waits,
          description: 'The previous results are shown until the new ones have loaded.',
          invoke: {
            id: 'searchJobs',
            src: 'searchJobs',
            input: ({ context: { search } }) => ({ search }),
            onDone: {
              target: 'shown',
              actions: [{ type: 'show', params: ({ event }) => event.output }, 'listJobs', 'refresh'],
            },
            onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureIn } },
          },
        },
        failed: {
          description: 'The search failed. The previous results are still shown.',
          on: { retry: 'searching', more: { guard: 'hasMore', target: 'shown.adding' } },
        },
      },
    },
    savedSearch: {
      initial: 'none',
      states: {
        none: {
          on: {
            addressed: {
              guard: { type: 'namesSavedSearch', params: ({ event }) => event.search },
              target: 'edited',
              actions: { type: 'edit', params: ({ event }) => event.search },
            },
          },
        },
        edited: {
          description: 'The filters of a saved search are edited. Its id stays in the address.',
          on: {
            addressed: [
              {
                guard: { type: 'namesSavedSearch', params: ({ event }) => event.search },
                actions: { type: 'edit', params: ({ event }) => event.search },
              },
              {
                description: 'A link to other filters does not contain the id of the saved search.',
                guard: { type: 'isOtherFilters', params: ({ event }) => event },
                actions: { type: 'keepSavedSearch', params: ({ event }) => event.search },
              },
              { target: 'none', actions: { type: 'edit', params: ({ event }) => event.search } },
            ],
          },
        },
      },
    },
    job: {
      initial: 'closed',
      on: {
        addressed: [
          {
            guard: { type: 'isOtherBeside', params: ({ event }) => addressedJob(event) },
            target: '.closed',
            actions: [{ type: 'place', params: ({ event }) => addressedJob(event) }, 'listJobs'],
          },
          {
            description: 'The job in the pane stays the same: only the address has changed.',
            guard: { type: 'isOtherJob', params: ({ event }) => event },
            actions: { type: 'place', params: ({ event }) => addressedJob(event) },
          },
        ],
        resized: [
          {
            guard: { type: 'isOtherBeside', params: ({ event: { hasRoom } }) => ({ hasRoom }) },
            target: '.closed',
            actions: [{ type: 'place', params: ({ event: { hasRoom } }) => ({ hasRoom }) }, 'listJobs'],
          },
          { actions: { type: 'place', params: ({ event: { hasRoom } }) => ({ hasRoom }) } },
        ],
        refreshed: {
          description: 'New results may begin with another job.',
          guard: { type: 'isOtherBeside', params: {} },
          target: '.closed',
          actions: [{ type: 'place', params: {} }, 'listJobs'],
        },
        open: {
          actions: {
            type: 'navigate',
            params: ({ context: { search }, event: { slug } }) => ({ open: slug, search }),
          },
        },
      },
      states: {
        closed: { always: { guard: 'hasBeside', target: 'open' } },
        open: {
          description: 'A job is shown beside the results.',
          on: {
            close: {
              actions: {
                type: 'navigate',
                params: ({ context: { search } }) => ({ open: null, search }),
              },
            },
          },
          invoke: {
            id: 'job',
            src: 'job',
            input: ({ context: { beside } }) => ({ query: { slug: required(beside ?? undefined) } }),
          },
        },
      },
    },
  },
})

interface Placed {
  readonly open: string | null
  readonly hasRoom: boolean
}

const besideOf = ({ hasRoom, open, page }: Placed & { readonly page: JobsPage }): string | null =>
  open ?? (hasRoom ? (page.found.jobs[0]?.slug ?? null) : null)

const addressedJob = ({ search }: Search) => ({ open: openJobIn(search) })

interface Shown {
  readonly page: JobsPage
  readonly open: string | null
}

const slugsIn = ({ open, page }: Shown): readonly string[] => [
  ...new Set([...page.found.jobs.map(({ slug }) => slug), ...(open === null ? [] : [open])]),
]

const isElsewhere = ({ search }: Search, address: string): boolean => resultsIn(address) !== search

const leftIn = ({
  left,
  search,
}: Search & { readonly left: Readonly<Record<string, LeftResults>> }): LeftResults => required(left[search])

/** Query without its place if the server does not know that place: the results ignore it too. */
const searchedIn = ({ placeProblem, search }: JobsPage): string =>
  placeProblem === null ? search : searchOf(without(criteriaIn(search), 'place'))

/** Query of the search in progress, or of the one that failed; otherwise that of the results on screen. */
export const currentSearch = (state: SnapshotFrom<typeof jobSearchPageMachine>): string =>
  state.matches({ results: 'shown' }) ? state.context.page.search : searchOf(criteriaIn(state.context.search))

export type JobSearchPageFlow = ActorRefFrom<typeof jobSearchPageMachine>
export type OpenJobFlow = ReadingFlow<{ readonly slug: string }, OpenJob>
