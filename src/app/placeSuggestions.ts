import type { Suggestion } from '../../machines/forms/placeSuggestions.ts'
import { placeSuggestionsMachine } from '../../machines/forms/placeSuggestions.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { loaded, provided, type EffectRequest } from '../effects/shared/provided.ts'
import { placeInWords } from '../words/postings.ts'

interface Typed {
  readonly text: string
}

// Nobody looks for a place before they type.
const load = onFirstTouch(() => import('../network/places.ts'))

/** Suggests towns. */
export const townSuggestions = placeSuggestionsMachine.provide({
  actors: {
    findPlaces: provided(
      async ({ input: { text }, signal }: EffectRequest<Typed>): Promise<readonly Suggestion[]> => {
        const { findPlaces } = await loaded(load, signal)
        const places = await findPlaces(text, signal)
        return places.map((place) => ({ words: placeInWords(place), place }))
      },
    ),
  },
})

/** Suggests countries and regions too, in the words by which a search knows them. */
export const areaSuggestions = placeSuggestionsMachine.provide({
  actors: {
    findPlaces: provided(
      async ({ input: { text }, signal }: EffectRequest<Typed>): Promise<readonly Suggestion[]> => {
        const { findAreas } = await loaded(load, signal)
        const places = await findAreas(text, signal)
        return places.map(({ words, ...place }) => ({ words, place }))
      },
    ),
  },
})
