import { sendTo, setup } from 'xstate'
import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { introductionCalls } from '../../contract/introductions/calls.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createList, type ListReport } from '../reading/list.ts'
import { eventOf } from '../shared/eventOf.ts'

type Query = PayloadOf<(typeof introductionCalls)['listOwnIntroductions']>
type Page = ResultOf<(typeof introductionCalls)['listOwnIntroductions']>

const introductionsList = createList<Query, Page>()

/** List of the invitations that a candidate has got. It follows what happens to them. */
export const introductionsPageMachine = setup({
  types: {
    events: {} as ListReport<Page> | ChangesEvent,
    children: {} as { list: 'list'; followChanges: 'followChanges' },
  },
  actors: { list: introductionsList, followChanges },
  actions: { refresh: sendTo('list', eventOf(introductionsList, { type: 'refresh' })) },
  guards: {
    isAboutInvitations: (_, { changes }: ChangesEvent) => concern(changes, 'introduction'),
  },
}).createMachine({
  id: 'introductionsPage',
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
