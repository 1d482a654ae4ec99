import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import {
  openPersonIn,
  personSearchIn,
  personSearchOf,
  withOpenPerson,
  type PersonSearch,
} from '../../contract/talent/address.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import type { FoundProfiles, PersonInList } from '../../contract/talent/search.ts'
import { createList, type ListReport } from '../reading/list.ts'
import type { ListPart } from '../reading/paging.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { required } from '../shared/required.ts'
import { personMachine } from './person.ts'
import { shortlistMarksMachine } from './shortlistMarks.ts'

/** Page of the search results. */
export type FoundPeople = ListPart<PersonInList> & Omit<FoundProfiles, 'people' | 'next'>

export const peopleList = createList<PersonSearch, FoundPeople>()
export const companyReading = createReading<object, OwnCompany>()

interface Search {
  readonly search: string
}

interface Placed {
  /** Id of the person in the address. */
  readonly open: string | null
  /** True if the window is wide enough for a person beside the list. */
  readonly hasRoom: boolean
  /** Id of the first result; null if there are none. */
  readonly first: string | null
}

/**
 * Page of the talent search: results, the person beside them, shortlist marks. The address holds the search
 * and the open person. The machine follows the address, and navigates in order to change it.
 */
export const talentSearchPageMachine = setup({
  types: {
    input: {} as Search,
    context: {} as Search &
      Placed & {
        /** Id of the person in the pane: the open one, or the first result in a wide window. */
        beside: string | null
      },
    events: {} as
      | ({ readonly type: 'addressed' } & Search)
      | ({ readonly type: 'search' } & Search)
      | { readonly type: 'open'; readonly id: string }
      | { readonly type: 'close' }
      | { readonly type: 'resized'; readonly hasRoom: boolean }
      | ListReport<FoundPeople>,
    emitted: {} as NavigateEvent,
    children: {} as { list: 'list'; company: 'company'; marks: 'marks'; person: 'person' },
  },
  actors: {
    list: peopleList,
    company: companyReading,
    marks: shortlistMarksMachine,
    person: personMachine,
  },
  actions: {
    /** Loads the results of another search; the old ones stay until then. */
    follow: enqueueActions(({ context, enqueue }, address: string) => {
      const search = searchIn(address)
      if (search === context.search) return
      enqueue.assign({ search })
      enqueue.sendTo('list', eventOf(peopleList, { type: 'ask', query: personSearchIn(search) }))
    }),
    refresh: sendTo('list', eventOf(peopleList, { type: 'refresh' })),
    place: assign(({ context }, change: Partial<Placed>) => ({
      ...change,
      beside: besideOf({ ...context, ...change }),
    })),
    navigate: navigate((_, { open, search }: Search & { readonly open: string | null }) => ({
      to: talentPaths.talent + withOpenPerson(search, open),
    })),
  },
  guards: {
    isSearched: ({ context }, { search }: Search) => search === context.search,
    isOtherBeside: ({ context }, change: Partial<Placed>) =>
      besideOf({ ...context, ...change }) !== context.beside,
    hasBeside: ({ context }) => context.beside !== null,
  },
}).createMachine({
  id: 'talentSearchPage',
  context: ({ input: { search } }) => {
    const open = openPersonIn(search)
    return { search: searchIn(search), open, hasRoom: false, first: null, beside: open }
  },
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { search }, self }) => ({
        query: personSearchIn(search),
        isKept: true,
        parent: self,
      }),
    },
    { id: 'company', src: 'company', input: { query: {} } },
    { id: 'marks', src: 'marks' },
  ],
  on: {
    addressed: [
      {
        guard: { type: 'isOtherBeside', params: ({ event }) => addressedPerson(event) },
        target: '.closed',
        actions: [
          { type: 'follow', params: ({ event }) => event.search },
          { type: 'place', params: ({ event }) => addressedPerson(event) },
        ],
      },
      {
        description: 'The person in the pane stays the same: only the address has changed.',
        actions: [
          { type: 'follow', params: ({ event }) => event.search },
          { type: 'place', params: ({ event }) => addressedPerson(event) },
        ],
      },
    ],
    search: [
      {
        description: 'The search has not changed, but its results may have.',
        guard: { type: 'isSearched', params: ({ event }) => event },
        actions: 'refresh',
      },
      {
        actions: { type: 'navigate', params: ({ event: { search } }) => ({ open: null, search }) },
      },
    ],
    resized: [
      {
        guard: { type: 'isOtherBeside', params: ({ event: { hasRoom } }) => ({ hasRoom }) },
        target: '.closed',
        actions: { type: 'place', params: ({ event: { hasRoom } }) => ({ hasRoom }) },
      },
      { actions: { type: 'place', params: ({ event: { hasRoom } }) => ({ hasRoom }) } },
    ],
    'list.known': [
      {
        description: 'New results may begin with another person.',
        guard: { type: 'isOtherBeside', params: ({ event }) => firstIn(event) },
        target: '.closed',
        actions: { type: 'place', params: ({ event }) => firstIn(event) },
      },
      { actions: { type: 'place', params: ({ event }) => firstIn(event) } },
    ],
    open: {
      actions: {
        type: 'navigate',
        params: ({ context: { search }, event: { id } }) => ({ open: id, search }),
      },
    },
    close: {
      actions: { type: 'navigate', params: ({ context: { search } }) => ({ open: null, search }) },
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the results are shown.',
      always: { guard: 'hasBeside', target: 'open' },
    },
    open: {
      description: 'A person is shown beside the results.',
      invoke: {
        id: 'person',
        src: 'person',
        input: ({ context: { beside } }) => ({ id: required(beside ?? undefined) }),
      },
    },
  },
})

const besideOf = ({ first, hasRoom, open }: Placed): string | null => open ?? (hasRoom ? first : null)

/** Normalized query of an address, without the open person. */
const searchIn = (address: string): string => personSearchOf(personSearchIn(address))

const addressedPerson = ({ search }: Search) => ({ open: openPersonIn(search) })

const firstIn = ({ first }: ListReport<FoundPeople>) => ({ first: first.items[0]?.id ?? null })

export type TalentSearchPageFlow = ActorRefFrom<typeof talentSearchPageMachine>
