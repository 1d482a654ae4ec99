import { sendTo, setup, type EventObject } from 'xstate'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createList, type ListFlow, type ListMachine, type ListReport } from '../reading/list.ts'
import type { ListPart } from '../reading/paging.ts'
import { eventOf } from '../shared/eventOf.ts'
import type { Retyped } from '../shared/retyped.ts'

type AnyPart = ListPart<object>

const list = createList<object, AnyPart>()

/** List of invitations to apply, reloaded when one of them changes. */
const machine = setup({
  types: {
    events: {} as ListReport<AnyPart> | ChangesEvent,
    children: {} as { list: 'list'; followChanges: 'followChanges' },
  },
  actors: { list, followChanges },
  actions: { refresh: sendTo('list', eventOf(list, { type: 'refresh' })) },
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

type IntroductionsPageMachine<Query extends object, Part extends AnyPart> = Retyped<
  typeof machine,
  {
    context: object
    event: ListReport<Part> | ChangesEvent
    actor:
      | { src: 'list'; logic: ListMachine<Query, Part>; id: string | undefined }
      | { src: 'followChanges'; logic: typeof followChanges; id: string | undefined }
    input: undefined
    emitted: EventObject
    children: { readonly list?: ListFlow<Query, Part> }
  }
>

/** Creates the list page for the invitations of one side. The caller provides its effects. */
export function createIntroductionsPage<
  Query extends object,
  Part extends AnyPart,
>(): IntroductionsPageMachine<Query, Part>
// The machine does not look inside queries or items, so both sides share it.
export function createIntroductionsPage(): unknown {
  return machine
}
