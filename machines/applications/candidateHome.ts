import { sendTo, setup } from 'xstate'
import type { applicationCalls } from '../../contract/applications/calls.ts'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { savedJobCalls } from '../../contract/search/calls.ts'
import { forYouMachine } from '../alerts/forYou.ts'
import { openIntroductions, ownIntroductionsReading } from '../introductions/introductionReadings.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import type { ListPart } from '../reading/paging.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import type { ListedJob } from './applicationsPage.ts'

const applicationsReading = createReading<
  PayloadOf<typeof applicationCalls.listApplications>,
  ResultOf<typeof applicationCalls.listApplications>
>()

const savedJobsReading = createReading<PayloadOf<typeof savedJobCalls.listSavedJobs>, ListPart<ListedJob>>()

/**
 * Home page of a candidate: applications and invitations that need a reply, recently closed applications, and
 * jobs.
 */
export const candidateHomeMachine = setup({
  types: {
    events: {} as ChangesEvent,
    children: {} as {
      applications: 'applications'
      introductions: 'introductions'
      saved: 'saved'
      forYou: 'forYou'
      followChanges: 'followChanges'
    },
  },
  actors: {
    applications: applicationsReading,
    introductions: ownIntroductionsReading,
    saved: savedJobsReading,
    forYou: forYouMachine,
    followChanges,
  },
  actions: {
    refreshApplications: sendTo('applications', eventOf(applicationsReading, { type: 'refresh' })),
    refreshIntroductions: sendTo('introductions', eventOf(ownIntroductionsReading, { type: 'refresh' })),
  },
  guards: {
    isAboutIntroductions: (_, { changes }: ChangesEvent) => concern(changes, 'introduction'),
    isAboutApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
  },
}).createMachine({
  id: 'candidateHome',
  invoke: [
    { id: 'applications', src: 'applications', input: { query: { group: 'home', limit: 50 } } },
    { id: 'introductions', src: 'introductions', input: { query: openIntroductions } },
    { id: 'saved', src: 'saved', input: { query: { limit: 50 } } },
    { id: 'forYou', src: 'forYou' },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': [
      {
        description:
          'Bulk changes may affect both lists, and an accepted invitation can become an application.',
        guard: { type: 'isAboutIntroductions', params: ({ event }) => event },
        actions: ['refreshApplications', 'refreshIntroductions'],
      },
      {
        guard: { type: 'isAboutApplications', params: ({ event }) => event },
        actions: 'refreshApplications',
      },
    ],
  },
})
