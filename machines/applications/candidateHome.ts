import { sendTo, setup } from 'xstate'
import type { applicationCalls } from '../../contract/applications/calls.ts'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'

const applicationsReading = createReading<
  PayloadOf<typeof applicationCalls.listApplications>,
  ResultOf<typeof applicationCalls.listApplications>
>()

/** Home of a candidate: applications that need a reply, and recently closed ones. */
export const candidateHomeMachine = setup({
  types: {
    events: {} as ChangesEvent,
    children: {} as { applications: 'applications'; followChanges: 'followChanges' },
  },
  actors: { applications: applicationsReading, followChanges },
  actions: { refresh: sendTo('applications', eventOf(applicationsReading, { type: 'refresh' })) },
  guards: {
    isAboutApplications: (_, { changes }: ChangesEvent) => concern(changes, 'application'),
  },
}).createMachine({
  id: 'candidateHome',
  invoke: [
    { id: 'applications', src: 'applications', input: { query: { group: 'home', limit: 50 } } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': {
      guard: { type: 'isAboutApplications', params: ({ event }) => event },
      actions: 'refresh',
    },
  },
})
