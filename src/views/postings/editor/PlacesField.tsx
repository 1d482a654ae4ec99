import { postingCounts } from '../../../../contract/postings/posting.ts'
import type { Place } from '../../../../contract/search/job.ts'
import { editorFields } from '../../../words/postings/editor.ts'
import { placeInWords } from '../../../words/postings.ts'
import { ChosenPlaces } from '../../forms/ChosenPlaces.tsx'
import { PlaceSearch } from '../../forms/PlaceSearch.tsx'
import { useControl } from '../../forms/draft/draftFields.ts'
import { useTyped } from './useEditor.ts'

const id = 'posting.places'

/** Field for places of work, chosen from suggestions. */
export function PlacesField() {
  const { typed, change } = useTyped('places')
  const { message, isFixed } = useControl(id)
  const { places } = typed
  const add = (place: Place) => {
    const isThere = places.some((each) => placeInWords(each) === placeInWords(place))
    const key = String(1 + Math.max(0, ...places.map((each) => Number(each.key) || 0)))
    if (!isThere) change({ places: [...places, { ...place, key }] })
  }
  const remove = (removed: string) => change({ places: places.filter(({ key }) => key !== removed) })
  return (
    <div className="mb-5">
      {!isFixed && places.length < postingCounts.places && (
        <PlaceSearch id={id} label={editorFields.place} problem={message} onChoose={add} />
      )}
      <ChosenPlaces
        id={id}
        places={places.map((place) => ({ key: place.key, words: placeInWords(place) }))}
        onRemove={isFixed ? undefined : remove}
      />
    </div>
  )
}
