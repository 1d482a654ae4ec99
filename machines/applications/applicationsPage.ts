import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { applicationCalls } from '../../contract/applications/calls.ts'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { OwnCounts } from '../../contract/applications/groups.ts'
import type { savedJobCalls, SavedJob } from '../../contract/search/calls.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createList, type ListReport } from '../reading/list.ts'
import type { ListPart } from '../reading/paging.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'

type ApplicationsQuery = PayloadOf<typeof applicationCalls.listApplications>
type ApplicationsPart = ResultOf<typeof applicationCalls.listApplications>
type SavedQuery = PayloadOf<typeof savedJobCalls.listSavedJobs>

/** Saved job with the date of the candidate's application; null if they have not applied. */
export type ListedJob = SavedJob & { readonly appliedAt: string | null }

interface Query {
  readonly group: keyof OwnCounts
}

const applicationsList = createList<ApplicationsQuery, ApplicationsPart>()
const savedJobsList = createList<SavedQuery, ListPart<ListedJob>>()

/** Page of a candidate's applications, by group, and of their saved jobs. */
export const applicationsPageMachine = setup({
  types: {
    input: {} as { readonly query: Query },
    context: {} as {
      readonly query: Query
      /** Number of applications in each group; stale while another group loads. */
      readonly counts: OwnCounts | undefined
    },
    events: {} as
      | ListReport<ApplicationsPart>
      | ReadingReport<ApplicationsPart>
      | { readonly type: 'show'; readonly query: Query }
      | ChangesEvent,
    children: {} as {
      applications: 'applications'
      saved: 'saved'
      counting: 'counting'
      followChanges: 'followChanges'
    },
  },
  actors: {
    applications: applicationsList,
    saved: savedJobsList,
    counting: createReading<ApplicationsQuery, ApplicationsPart>(),
    followChanges,
  },
  actions: {
    setQuery: assign((_, query: Query) => ({ query })),
    setCounts: assign((_, { counts }: ApplicationsPart) => ({ counts })),
    refresh: sendTo('applications', eventOf(applicationsList, { type: 'refresh' })),
  },
  guards: {
    isSaved: ({ context: { query } }) => query.group === 'saved',
    isAboutApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
  },
}).createMachine({
  id: 'applicationsPage',
  context: ({ input: { query } }) => ({ query, counts: undefined }),
  on: {
    show: { target: '.choosing', actions: { type: 'setQuery', params: ({ event }) => event.query } },
  },
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isSaved', target: 'saved' }, { target: 'group' }] },
    group: {
      description: 'The applications of one group are listed.',
      invoke: [
        {
          id: 'applications',
          src: 'applications',
          input: ({ context: { query }, self }) => ({
            query: query.group === 'saved' ? {} : { group: query.group },
            parent: self,
          }),
        },
        { id: 'followChanges', src: 'followChanges' },
      ],
      on: {
        'list.known': { actions: { type: 'setCounts', params: ({ event }) => event.first } },
        'live.changed': {
          guard: { type: 'isAboutApplications', params: ({ event }) => event },
          actions: 'refresh',
        },
      },
    },
    saved: {
      description: 'Saved jobs are listed. Applications are only counted.',
      invoke: [
        { id: 'saved', src: 'saved', input: { query: {} } },
        {
          id: 'counting',
          src: 'counting',
          input: ({ self }) => ({ query: { limit: 1 }, parent: self }),
        },
      ],
      on: { 'reading.known': { actions: { type: 'setCounts', params: ({ event }) => event.data } } },
    },
  },
})

export type ApplicationsFlow = ActorRefFrom<typeof applicationsList>
export type SavedJobsFlow = ActorRefFrom<typeof savedJobsList>
