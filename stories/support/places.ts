import { createActor, fromPromise } from 'xstate'
import { placeSuggestionsMachine, type Suggestion } from '../../machines/forms/placeSuggestions.ts'
import { placeInWords } from '../../src/words/postings.ts'
import { leeds } from '../search/samples.ts'

export const leedsSuggestion: Suggestion = { words: placeInWords(leeds), place: leeds }

/** Flow that suggests Leeds for any input. */
export const leedsSuggested = createActor(
  placeSuggestionsMachine.provide({
    actors: { findPlaces: fromPromise(async (): Promise<readonly Suggestion[]> => [leedsSuggestion]) },
  }),
).start()
