import { writingWords } from '../../words/shared/writing.ts'

interface Props {
  /** Id of the search field for places. */
  id: string
  /** Accessible name of the list. */
  label?: string
  places: readonly { readonly key: string; readonly words: string }[]
  /** Removes a place; undefined in a read-only form. */
  onRemove: ((key: string) => void) | undefined
}

/** Chosen places, with buttons to remove them. */
export const ChosenPlaces = ({ id, label = writingWords.places, places, onRemove }: Props) => (
  <ul aria-label={label} className="grid gap-2">
    {places.map(({ key, words }) => (
      <li
        key={key}
        className="flex flex-wrap items-center justify-between gap-x-4 rounded-control border border-line px-4 py-1"
      >
        <span className="min-w-0 py-2">{words}</span>
        {onRemove && (
          <button
            type="button"
            aria-label={writingWords.removePlace(words)}
            onClick={() => {
              onRemove(key)
              document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus()
            }}
            className="min-h-11 rounded-inner px-2 text-label text-link hover:bg-primary-soft print:hidden"
          >
            {writingWords.remove}
          </button>
        )}
      </li>
    ))}
  </ul>
)
