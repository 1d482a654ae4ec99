import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { MatchedJob } from '../../contract/alerts/matchedJob.ts'
import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'
import type { CommandReport } from '../commands/commands.ts'
import { concern, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { required } from '../shared/required.ts'
import { searchCommandsMachine, type SearchCommands } from './searchCommands.ts'

export interface Searches {
  readonly items: readonly SavedSearch[]
}

interface OfSearch {
  readonly id: string
}

/** Preview of a saved search: the jobs that its alert would have contained. */
export interface SearchPreview {
  readonly jobs: readonly MatchedJob[]
}

const list = createReading<object, Searches>()
const preview = createReading<OfSearch, SearchPreview>()

/** Page of a candidate's saved searches: the list, the commands, and the preview of one search. */
export const savedSearchesMachine = setup({
  types: {
    context: {} as Searches & {
      /** Id of the search whose preview is open. */
      readonly previewed: string | undefined
    },
    events: {} as
      | CommandReport<SearchCommands>
      | ReadingReport<Searches>
      | ({ readonly type: 'preview' } & OfSearch)
      | { readonly type: 'closePreview' }
      | ChangesEvent,
    children: {} as { list: 'list'; commands: 'commands'; preview: 'preview' },
  },
  actors: {
    list,
    preview,
    commands: searchCommandsMachine,
    followChanges,
  },
  actions: {
    rememberItems: assign((_, { items }: Searches) => ({ items })),
    replace: sendTo('list', ({ context: { items } }, changed: OfSearch & Partial<SavedSearch>) =>
      eventOf(list, {
        type: 'known',
        data: {
          items: items.map((search) => (search.id === changed.id ? { ...search, ...changed } : search)),
        },
      }),
    ),
    remove: sendTo('list', ({ context: { items } }, { id }: OfSearch) =>
      eventOf(list, { type: 'known', data: { items: items.filter((search) => search.id !== id) } }),
    ),
    refresh: sendTo('list', eventOf(list, { type: 'refresh' })),
    rememberPreviewed: assign((_, { id }: OfSearch) => ({ previewed: id })),
    forgetPreviewed: assign({ previewed: undefined }),
  },
  guards: {
    isDeletion: (_, command: keyof SearchCommands) => command === 'delete',
    // No change kind covers saved searches, so only `everything` reloads the list.
    concernsAll: (_, changes: ChangesEvent['changes']) => concern(changes, 'everything'),
  },
}).createMachine({
  id: 'savedSearches',
  context: { items: [], previewed: undefined },
  invoke: [
    { id: 'list', src: 'list', input: ({ self }) => ({ query: {}, parent: self }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'reading.known': { actions: { type: 'rememberItems', params: ({ event }) => event.data } },
    'command.done': [
      {
        guard: { type: 'isDeletion', params: ({ event }) => event.command },
        actions: { type: 'remove', params: ({ event }) => event.output },
      },
      { actions: { type: 'replace', params: ({ event }) => event.output } },
    ],
    'command.failed': {
      description: 'The search may have been changed in another tab, or by a link in an email.',
      actions: 'refresh',
    },
    'live.changed': {
      guard: { type: 'concernsAll', params: ({ event }) => event.changes },
      actions: 'refresh',
    },
    preview: {
      target: '.previewing',
      actions: { type: 'rememberPreviewed', params: ({ event }) => event },
    },
  },
  initial: 'resting',
  states: {
    resting: { description: 'No preview is open.' },
    previewing: {
      description: 'The preview shows the jobs that an alert would have contained.',
      on: { closePreview: { target: 'resting', actions: 'forgetPreviewed' } },
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { previewed } }) => ({ query: { id: required(previewed) } }),
      },
    },
  },
})

export type SavedSearchesFlow = ActorRefFrom<typeof savedSearchesMachine>
