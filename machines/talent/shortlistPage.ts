import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { SavedPerson } from '../../contract/talent/talentCalls.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createList } from '../reading/list.ts'
import type { ListPart } from '../reading/paging.ts'
import { eventOf } from '../shared/eventOf.ts'
import { shortlistCommandsMachine, type ShortlistCommands } from './shortlistCommands.ts'

export type ShortlistPart = ListPart<SavedPerson>

const shortlist = createList<object, ShortlistPart>()

/** Page of the company's shortlist: people, notes, and recent removals. */
export const shortlistPageMachine = setup({
  types: {
    context: {} as {
      /** Ids of removed people. Their rows stay, with an undo, until the person leaves. */
      readonly removed: readonly string[]
    },
    events: {} as CommandReport<ShortlistCommands>,
    children: {} as { list: 'list'; commands: 'commands' },
  },
  actors: { list: shortlist, commands: shortlistCommandsMachine },
  actions: {
    refresh: sendTo('list', eventOf(shortlist, { type: 'refresh' })),
    markRemoved: assign(({ context: { removed } }, { id }: { readonly id: string }) => ({
      removed: [...removed.filter((each) => each !== id), id],
    })),
    markRestored: assign(({ context: { removed } }, { id }: { readonly id: string }) => ({
      removed: removed.filter((each) => each !== id),
    })),
  },
  guards: {
    isRemoval: (_, command: keyof ShortlistCommands) => command === 'remove',
    isRestoration: (_, command: keyof ShortlistCommands) => command === 'restore',
  },
}).createMachine({
  id: 'shortlistPage',
  context: { removed: [] },
  invoke: [
    { id: 'list', src: 'list', input: { query: {} } },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    'command.done': [
      {
        guard: { type: 'isRemoval', params: ({ event }) => event.command },
        actions: { type: 'markRemoved', params: ({ event }) => event.input },
      },
      {
        guard: { type: 'isRestoration', params: ({ event }) => event.command },
        actions: { type: 'markRestored', params: ({ event }) => event.input },
      },
      { actions: 'refresh' },
    ],
    'command.failed': {
      description: 'A colleague may have changed the list.',
      actions: 'refresh',
    },
  },
})

export type ShortlistPageFlow = ActorRefFrom<typeof shortlistPageMachine>
