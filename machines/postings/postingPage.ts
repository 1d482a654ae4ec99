import { assign, sendTo, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import type { ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { creatingMachine } from './creating.ts'
import { managingMachine, type ManagingReport } from './managing.ts'
import { dueOf, dueReading, postingReading, postingStatisticsReading } from './postingReadings.ts'

type Settling = SnapshotFrom<typeof dueReading> | SnapshotFrom<typeof postingStatisticsReading>

/** Page of one posting: its data, waiting applicants, and commands. */
export const postingPageMachine = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as { readonly id: string; readonly revision: number },
    events: {} as ReadingReport<OwnPosting> | ManagingReport | ChangesEvent,
    emitted: {} as NavigateEvent,
    children: {} as {
      posting: 'posting'
      due: 'due'
      statistics: 'statistics'
      managing: 'managing'
      creating: 'creating'
      followChanges: 'followChanges'
    },
  },
  actors: {
    posting: postingReading,
    due: dueReading,
    statistics: postingStatisticsReading,
    managing: managingMachine,
    creating: creatingMachine,
    followChanges,
  },
  actions: {
    noteRevision: assign((_, { revision }: OwnPosting) => ({ revision })),
    updateManaging: sendTo('managing', (_, posting: OwnPosting) =>
      eventOf(managingMachine, { type: 'known', posting }),
    ),
    showPosting: sendTo('posting', (_, data: OwnPosting) => eventOf(postingReading, { type: 'known', data })),
    refreshPosting: sendTo('posting', eventOf(postingReading, { type: 'refresh' })),
    refreshDue: sendTo('due', eventOf(dueReading, { type: 'refresh' })),
    refreshStatistics: sendTo('statistics', eventOf(postingStatisticsReading, { type: 'refresh' })),
    openList: navigate(() => ({ to: paths.postings })),
  },
  guards: {
    isDiscarded: (_, { state }: OwnPosting) => state === 'discarded',
    concernsApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
    isSettled: (_, reading: Settling) =>
      reading.matches('shown') || reading.matches('failed') || reading.matches('notThere'),
    isWhole: stateIn({ people: 'read', posting: 'read', statistics: 'read' }),
  },
}).createMachine({
  id: 'postingPage',
  context: ({ input: { id } }) => ({ id, revision: 0 }),
  invoke: [
    { id: 'creating', src: 'creating', onDone: { description: 'The editor of the draft opens.' } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': [
      {
        guard: { type: 'concernsApplications', params: ({ event }) => event },
        actions: ['refreshPosting', 'refreshDue', 'refreshStatistics'],
      },
      { actions: 'refreshPosting' },
    ],
  },
  type: 'parallel',
  states: {
    posting: {
      invoke: {
        id: 'posting',
        src: 'posting',
        input: ({ context: { id }, self }) => ({ query: { id }, parent: self }),
      },
      initial: 'reading',
      states: {
        reading: {
          on: {
            'reading.known': {
              target: 'read',
              actions: { type: 'noteRevision', params: ({ event }) => event.data },
            },
          },
        },
        read: { type: 'final' },
      },
    },
    people: {
      invoke: {
        id: 'due',
        src: 'due',
        input: ({ context: { id } }) => ({ query: dueOf(id) }),
        onSnapshot: { guard: { type: 'isSettled', params: ({ event }) => event.snapshot }, target: '.read' },
      },
      initial: 'reading',
      states: {
        reading: { description: 'The waiting applicants are loading.' },
        read: { type: 'final', description: 'The waiting applicants are loaded, or could not be.' },
      },
    },
    statistics: {
      invoke: {
        id: 'statistics',
        src: 'statistics',
        input: ({ context: { id } }) => ({ query: { id } }),
        onSnapshot: { guard: { type: 'isSettled', params: ({ event }) => event.snapshot }, target: '.read' },
      },
      initial: 'reading',
      states: {
        reading: { description: 'The statistics are loading.' },
        read: { type: 'final', description: 'The statistics are loaded, or could not be.' },
      },
    },
    page: {
      initial: 'opening',
      states: {
        opening: {
          description:
            'Statistics and applicants appear above the activity. All are shown together, to avoid layout shifts.',
          always: { guard: 'isWhole', target: 'open' },
        },
        open: {
          invoke: {
            id: 'managing',
            src: 'managing',
            input: ({ context: { id, revision }, self }) => ({ id, revision, parent: self }),
          },
          on: {
            'reading.known': { actions: { type: 'updateManaging', params: ({ event }) => event.data } },
            'managing.changed': [
              {
                guard: { type: 'isDiscarded', params: ({ event }) => event.posting },
                actions: [{ type: 'showPosting', params: ({ event }) => event.posting }, 'openList'],
              },
              {
                actions: [{ type: 'showPosting', params: ({ event }) => event.posting }, 'refreshDue'],
              },
            ],
            'managing.superseded': {
              description: 'A colleague has changed the posting first, so it is reloaded.',
              actions: 'refreshPosting',
            },
          },
        },
      },
    },
  },
})

export type PostingPageFlow = ActorRefFrom<typeof postingPageMachine>
