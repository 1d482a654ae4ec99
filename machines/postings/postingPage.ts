import { assign, sendTo, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import type { ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { creatingMachine } from './creating.ts'
import { managingMachine, type ManagingReport } from './managing.ts'
import { dueOf, dueReading, postingReading } from './postingReadings.ts'

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
      managing: 'managing'
      creating: 'creating'
      followChanges: 'followChanges'
    },
  },
  actors: {
    posting: postingReading,
    due: dueReading,
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
    openList: navigate(() => ({ to: paths.postings })),
  },
  guards: {
    isDiscarded: (_, { state }: OwnPosting) => state === 'discarded',
    concernsApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
    isSettled: (_, due: SnapshotFrom<typeof dueReading>) =>
      due.matches('shown') || due.matches('failed') || due.matches('notThere'),
    isWhole: stateIn({ people: 'read', posting: 'read' }),
  },
}).createMachine({
  id: 'postingPage',
  context: ({ input: { id } }) => ({ id, revision: 0 }),
  invoke: [
    { id: 'creating', src: 'creating', onDone: { description: 'The editor of the draft is opened.' } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': [
      {
        guard: { type: 'concernsApplications', params: ({ event }) => event },
        actions: ['refreshPosting', 'refreshDue'],
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
        reading: { description: 'It is read who waits for an answer.' },
        read: { type: 'final', description: 'It is known who waits, or that this cannot be read.' },
      },
    },
    page: {
      initial: 'opening',
      states: {
        opening: {
          description: 'Who waits is shown above what happened: both come together, so that nothing moves.',
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
            'managing.overtaken': {
              description: 'Somebody else was first: the posting is read as it is now.',
              actions: 'refreshPosting',
            },
          },
        },
      },
    },
  },
})

export type PostingPageFlow = ActorRefFrom<typeof postingPageMachine>
