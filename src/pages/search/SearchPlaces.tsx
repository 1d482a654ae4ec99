import type { ComponentProps } from 'react'
import type { PlaceInSearch } from '../../../contract/search/job.ts'
import { findAreas } from '../../network/places.ts'
import { PlaceSuggestions } from '../../views/forms/PlaceSuggestions.tsx'

type Props = Pick<ComponentProps<typeof PlaceSuggestions<PlaceInSearch>>, 'field'>

/** Suggests towns, regions and countries at the field of the search form. */
export const SearchPlaces = ({ field }: Props) => (
  <PlaceSuggestions
    field={field}
    id="place"
    find={findAreas}
    inWords={wordsOf}
    onChoose={({ words }) => write(field, words)}
  />
)

const wordsOf = ({ words }: PlaceInSearch) => words

function write({ current }: Props['field'], words: string) {
  if (current) current.value = words
}
