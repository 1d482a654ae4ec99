import { use, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Place } from '../../../contract/search/job.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { placeInWords } from '../../words/postings.ts'
import { FindPlacesContext } from './findPlaces.ts'

interface Props {
  id: string
  problem: string | undefined
  onChoose: (place: Place) => void
}

/** Finds a place by what is typed, among those that are known: a combobox, as the ARIA practices have it. */
export function PlaceSearch({ id, problem, onChoose }: Props) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const [isLeft, setIsLeft] = useState(false)
  const found = useFound(text)
  const input = useRef<HTMLInputElement>(null)
  const places = found === 'failed' ? [] : found
  const isOpen = !isLeft && places.length > 0
  const unknown =
    isLeft && text.trim() !== ''
      ? `We do not know the place “${text.trim()}”. Choose one from the list.`
      : undefined
  const failed =
    found === 'failed' ? 'The places could not be loaded. Type again to try once more.' : undefined
  const message = unknown ?? failed ?? problem

  const choose = (place: Place | undefined) => {
    if (!place) return
    onChoose(place)
    setText('')
    setActive(-1)
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('')
    if (!isOpen) return
    if (event.key === 'Enter') choose(places[Math.max(0, active)])
    else if (event.key === 'ArrowDown') setActive((active + 1) % places.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? places.length : active) - 1)
    else return
    event.preventDefault()
  }

  return (
    <FieldFrame
      id={id}
      label="Place"
      hint="Type the name of a town, and choose it from the list."
      message={message}
    >
      <div className="relative">
        <input
          {...describedBy(id, 'hint', message)}
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && isOpen ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(-1)
            setIsLeft(false)
          }}
          onFocus={() => setIsLeft(false)}
          onBlur={() => setIsLeft(true)}
          onKeyDown={onKeyDown}
          className="control"
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Places that are known"
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-panel mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-raised py-1 shadow-float"
        >
          {places.map((place, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={placeInWords(place)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              className="block w-full px-4 py-2 text-start hover:bg-primary-soft aria-selected:bg-selected"
            >
              {placeInWords(place)}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isOpen && (places.length === 1 ? '1 place' : `${places.length} places`)}
      </p>
    </FieldFrame>
  )
}

/** After so long without a key, the places are asked for, in milliseconds. */
const pause = 150

/** The places whose names begin with a text: those of the text before, until these are known. */
function useFound(text: string): readonly Place[] | 'failed' {
  const findPlaces = use(FindPlacesContext)
  const [found, setFound] = useState<readonly Place[] | 'failed'>([])
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const left = new AbortController()
    const timer = setTimeout(() => {
      findPlaces(wanted, left.signal).then(
        (places) => !left.signal.aborted && setFound(places),
        () => !left.signal.aborted && setFound('failed'),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [findPlaces, wanted])
  return wanted === '' ? [] : found
}
