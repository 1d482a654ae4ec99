import { createActor, fromPromise } from 'xstate'
import { placeSuggestionsMachine, type Suggestion } from '../../machines/forms/placeSuggestions.ts'
import { placeInWords } from '../../src/words/postings.ts'
import { leeds } from '../search/samples.ts'

export const leedsSuggestion: Suggestion = { words: placeInWords(leeds), place: leeds }

/** Suggests Leeds, whatever is typed. */
export const leedsSuggested = createActor(
  placeSuggestionsMachine.provide({
    actors: { findPlaces: fromPromise(async (): Promise<readonly Suggestion[]> => [leedsSuggestion]) },
  }),
).start()
