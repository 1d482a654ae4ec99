import type { Suggestion } from '../../machines/forms/placeSuggestions.ts'
import { placeSuggestionsMachine } from '../../machines/forms/placeSuggestions.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { loaded, provided, type EffectRequest } from '../effects/shared/provided.ts'
import { placeInWords } from '../words/postings.ts'

interface Typed {
  readonly text: string
}

// Suggestions are needed only after typing, so their code loads on the first interaction.
const load = onFirstTouch(() => import('../network/places.ts'))

/** Suggests cities. */
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

/** Suggests cities, regions and countries, labeled as the job search names them. */
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
