import { sendTo, setup } from 'xstate'
import { sentIntroductionsReading } from '../introductions/introductionReadings.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { eventOf } from '../shared/eventOf.ts'

/** Header of the talent pages: the number of invitations that the company may still send. */
export const talentHeadMachine = setup({
  types: {
    events: {} as ChangesEvent,
    children: {} as { introductions: 'introductions'; followChanges: 'followChanges' },
  },
  actors: { introductions: sentIntroductionsReading, followChanges },
  actions: { refresh: sendTo('introductions', eventOf(sentIntroductionsReading, { type: 'refresh' })) },
  guards: {
    isAboutInvitations: (_, { changes }: ChangesEvent) => concern(changes, 'introduction'),
  },
}).createMachine({
  id: 'talentHead',
  invoke: [
    { id: 'introductions', src: 'introductions', input: { query: { group: 'open', limit: 1 } } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': {
      guard: { type: 'isAboutInvitations', params: ({ event }) => event },
      actions: 'refresh',
    },
  },
})
