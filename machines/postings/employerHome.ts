import { sendTo, setup, type ActorRefFrom } from 'xstate'
import { openIntroductions, sentIntroductionsReading } from '../introductions/introductionReadings.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { eventOf } from '../shared/eventOf.ts'
import { creatingMachine } from './creating.ts'
import { companyStatisticsReading, dueOfAll, dueReading, postingsReading } from './postingReadings.ts'

/**
 * Home page of an employer: job posts, waiting applicants, conversations and statistics, each reloaded when
 * it changes.
 */
export const employerHomeMachine = setup({
  types: {
    events: {} as ChangesEvent,
    children: {} as {
      postings: 'postings'
      due: 'due'
      statistics: 'statistics'
      introductions: 'introductions'
      creating: 'creating'
      followChanges: 'followChanges'
    },
  },
  actors: {
    postings: postingsReading,
    due: dueReading,
    statistics: companyStatisticsReading,
    introductions: sentIntroductionsReading,
    creating: creatingMachine,
    followChanges,
  },
  actions: {
    refreshPostings: sendTo('postings', eventOf(postingsReading, { type: 'refresh' })),
    refreshDue: sendTo('due', eventOf(dueReading, { type: 'refresh' })),
    refreshStatistics: sendTo('statistics', eventOf(companyStatisticsReading, { type: 'refresh' })),
    refreshIntroductions: sendTo('introductions', eventOf(sentIntroductionsReading, { type: 'refresh' })),
  },
  guards: {
    concernsApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
    concernIntroductions: (_, { changes }: ChangesEvent) => concern(changes, 'introduction'),
  },
}).createMachine({
  id: 'employerHome',
  invoke: [
    {
      id: 'postings',
      src: 'postings',
      input: { query: { group: 'all', sort: 'needed', limit: 50 } },
    },
    { id: 'due', src: 'due', input: { query: dueOfAll } },
    { id: 'statistics', src: 'statistics', input: { query: {} } },
    { id: 'introductions', src: 'introductions', input: { query: openIntroductions } },
    { id: 'creating', src: 'creating', onDone: { description: 'The editor of the draft opens.' } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': [
      {
        description:
          'Bulk changes may affect all parts, and an accepted invitation can become an application.',
        guard: { type: 'concernIntroductions', params: ({ event }) => event },
        actions: ['refreshIntroductions', 'refreshPostings', 'refreshDue', 'refreshStatistics'],
      },
      {
        guard: { type: 'concernsApplications', params: ({ event }) => event },
        actions: ['refreshPostings', 'refreshDue', 'refreshStatistics'],
      },
      { actions: ['refreshPostings', 'refreshStatistics'] },
    ],
  },
})

export type EmployerHomeFlow = ActorRefFrom<typeof employerHomeMachine>
