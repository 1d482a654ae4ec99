import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Place } from '../../contract/search/job.ts'
import { effect } from '../shared/effect.ts'

/** Suggested place, with a label that is unique among the suggestions. */
export interface Suggestion {
  readonly words: string
  readonly place: Place
}

interface Typed {
  readonly text: string
}

/**
 * Autocomplete for places whose names start with the text of a field. Typing is debounced, and old
 * suggestions stay until new ones arrive. Arrow keys activate a suggestion, and Enter chooses it.
 */
export const placeSuggestionsMachine = setup({
  types: {
    context: {} as Typed & {
      places: readonly Suggestion[]
      /** Index of the active suggestion; -1 if none. */
      active: number
    },
    events: {} as
      | ({ readonly type: 'typed' } & Typed)
      | { readonly type: 'close' }
      | { readonly type: 'next' }
      | { readonly type: 'previous' },
  },
  actors: {
    findPlaces: effect<readonly Suggestion[], Typed>('findPlaces'),
  },
  actions: {
    setText: assign((_, text: string) => ({ text, active: -1 })),
    suggest: assign((_, places: readonly Suggestion[]) => ({ places, active: -1 })),
    clear: assign({ places: [], active: -1 }),
    activateNext: assign(({ context: { active, places } }) => ({ active: (active + 1) % places.length })),
    activatePrevious: assign(({ context: { active, places } }) => ({
      active: (active <= 0 ? places.length : active) - 1,
    })),
  },
  guards: {
    isBlank: (_, text: string) => text === '',
    hasPlaces: ({ context: { places } }) => places.length > 0,
  },
  delays: {
    /** Debounce in milliseconds. */
    pause: 150,
  },
}).createMachine({
  id: 'placeSuggestions',
  context: { text: '', places: [], active: -1 },
  on: {
    typed: [
      { guard: { type: 'isBlank', params: ({ event }) => event.text.trim() }, target: '.closed' },
      {
        target: '.open.pausing',
        actions: { type: 'setText', params: ({ event }) => event.text.trim() },
      },
    ],
  },
  initial: 'closed',
  states: {
    closed: { entry: 'clear' },
    open: {
      initial: 'pausing',
      on: {
        close: 'closed',
        next: { guard: 'hasPlaces', actions: 'activateNext' },
        previous: { guard: 'hasPlaces', actions: 'activatePrevious' },
      },
      states: {
        pausing: { after: { pause: 'finding' } },
        finding: {
          invoke: {
            id: 'findPlaces',
            src: 'findPlaces',
            input: ({ context: { text } }) => ({ text }),
            onDone: { target: 'shown', actions: { type: 'suggest', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'clear' },
          },
        },
        shown: {},
        failed: { description: 'The request failed. Further typing retries it.' },
      },
    },
  },
})

export type PlaceSuggestionsFlow = ActorRefFrom<typeof placeSuggestionsMachine>
