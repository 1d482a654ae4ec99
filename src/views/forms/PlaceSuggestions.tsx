import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isComposing } from '../../ui/form/isComposing.ts'

type Find<Found> = (text: string, signal: AbortSignal) => Promise<readonly Found[]>

interface Props<Found> {
  /** The field at which they stand. It becomes a combobox, as the ARIA practices have it. */
  field: RefObject<HTMLInputElement | null>
  id: string
  /** Gives the places whose names begin with a text. */
  find: Find<Found>
  /** A place as it is chosen, each in other words. */
  inWords: (place: Found) => string
  onChoose: (place: Found) => void
  /** Enter takes the first one, where the field is there for nothing else. */
  takesFirst?: boolean
  /** Whether what is typed could not be looked up. */
  onFailed?: (isFailed: boolean) => void
}

/** Suggests the places whose names begin with what is typed into a field that lies within a positioned element. */
export function PlaceSuggestions<Found>({
  field,
  id,
  find,
  inWords,
  onChoose,
  takesFirst = false,
  onFailed,
}: Props<Found>) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const found = useFound(text, find)
  const places = found === 'failed' ? [] : found
  const isOpen = places.length > 0
  const isFailed = found === 'failed'
  const activeId = isOpen && active >= 0 ? `${id}-${active}` : undefined

  const look = (typed: string) => {
    setText(typed)
    setActive(-1)
  }
  const choose = (place: Found | undefined) => {
    if (!place) return
    onChoose(place)
    look('')
    field.current?.focus()
  }
  const typed = useEffectEvent(() => look(field.current?.value ?? ''))
  const left = useEffectEvent(() => look(''))
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return
    if (event.key === 'Escape') look('')
    else if (event.key === 'Enter' && (takesFirst || active >= 0)) choose(places[Math.max(0, active)])
    else if (event.key === 'ArrowDown') setActive((active + 1) % places.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? places.length : active) - 1)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const input = field.current
    const ended = new AbortController()
    const { signal } = ended
    input?.addEventListener('input', () => typed(), { signal })
    input?.addEventListener('blur', () => left(), { signal })
    input?.addEventListener('keydown', (event) => pressed(event), { signal })
    return () => ended.abort()
  }, [field])

  useEffect(() => {
    const input = field.current
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-controls', `${id}-list`)
    input?.setAttribute('aria-expanded', String(isOpen))
    if (activeId === undefined) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', activeId)
  }, [activeId, field, id, isOpen])

  const told = useEffectEvent((failed: boolean) => onFailed?.(failed))
  useEffect(() => told(isFailed), [isFailed])

  return (
    <>
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
            key={inWords(place)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
            className="block w-full px-4 py-2 text-start hover:bg-primary-soft aria-selected:bg-selected"
          >
            {inWords(place)}
          </button>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen && (places.length === 1 ? '1 place' : `${places.length} places`)}
      </span>
    </>
  )
}

/** After so long without a key, the places are asked for, in milliseconds. */
const pause = 150

/** The places whose names begin with a text: those of the text before, until these are known. */
function useFound<Found>(text: string, find: Find<Found>): readonly Found[] | 'failed' {
  const [found, setFound] = useState<readonly Found[] | 'failed'>([])
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const over = new AbortController()
    const timer = setTimeout(() => {
      find(wanted, over.signal).then(
        (places) => !over.signal.aborted && setFound(places),
        () => !over.signal.aborted && setFound('failed'),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [find, wanted])
  return wanted === '' ? [] : found
}
