import { sendTo, setup } from 'xstate'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { introductionCalls } from '../../contract/introductions/calls.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createList, type ListReport } from '../reading/list.ts'
import { eventOf } from '../shared/eventOf.ts'

type Query = PayloadOf<(typeof introductionCalls)['listSentIntroductions']>
type Page = ResultOf<(typeof introductionCalls)['listSentIntroductions']>

const sentIntroductionsList = createList<Query, Page>()

/** List of the invitations that a company has sent. It follows what happens to them. */
export const sentIntroductionsPageMachine = setup({
  types: {
    events: {} as ListReport<Page> | ChangesEvent,
    children: {} as { list: 'list'; followChanges: 'followChanges' },
  },
  actors: { list: sentIntroductionsList, followChanges },
  actions: { refresh: sendTo('list', eventOf(sentIntroductionsList, { type: 'refresh' })) },
  guards: {
    isAboutInvitations: (_, { changes }: ChangesEvent) => concern(changes, 'introduction'),
  },
}).createMachine({
  id: 'sentIntroductionsPage',
  invoke: [
    { id: 'list', src: 'list', input: { query: {} } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': {
      guard: { type: 'isAboutInvitations', params: ({ event }) => event },
      actions: 'refresh',
    },
  },
})
