import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PlaceSuggestionsFlow, Suggestion } from '../../../machines/forms/placeSuggestions.ts'
import { isComposing } from '../../ui/form/isComposing.ts'
import { OptionList } from '../../ui/form/OptionList.tsx'
import { placeWords } from '../../words/places.ts'

interface Props {
  flow: PlaceSuggestionsFlow
  /** Input that the suggestions belong to. It becomes a combobox, as in the ARIA Authoring Practices. */
  field: RefObject<HTMLInputElement | null>
  id: string
  onChoose: (suggestion: Suggestion) => void
  /** Lets Enter choose the first suggestion, for inputs that serve no other purpose. */
  takesFirst?: boolean
}

/** Suggestions of places for an input inside a positioned element. */
export function PlaceSuggestions({ flow, field, id, onChoose, takesFirst = false }: Props) {
  const places = useSelector(flow, ({ context }) => context.places)
  const active = useSelector(flow, ({ context }) => context.active)
  const isOpen = places.length > 0
  const activeId = active >= 0 ? `${id}-${active}` : undefined

  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return
    onChoose(suggestion)
    flow.send({ type: 'close' })
    field.current?.focus()
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return
    if (event.key === 'Escape') flow.send({ type: 'close' })
    else if (event.key === 'Enter' && (takesFirst || active >= 0)) choose(places[Math.max(0, active)])
    else if (event.key === 'ArrowDown') flow.send({ type: 'next' })
    else if (event.key === 'ArrowUp') flow.send({ type: 'previous' })
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const input = field.current
    const ended = new AbortController()
    const { signal } = ended
    input?.addEventListener('input', () => flow.send({ type: 'typed', text: input.value }), { signal })
    input?.addEventListener('blur', () => flow.send({ type: 'close' }), { signal })
    input?.form?.addEventListener('submit', () => flow.send({ type: 'close' }), { signal })
    input?.addEventListener('keydown', (event) => pressed(event), { signal })
    return () => ended.abort()
  }, [field, flow])

  useEffect(() => {
    const input = field.current
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-controls', `${id}-list`)
    input?.setAttribute('aria-expanded', String(isOpen))
    if (activeId === undefined) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', activeId)
  }, [activeId, field, id, isOpen])

  return (
    <>
      <OptionList
        id={id}
        label={placeWords.suggestions}
        options={places.map(({ words }) => ({ value: words, name: words }))}
        active={active}
        onChoose={(index) => choose(places[index])}
      />
      <span role="status" className="sr-only">
        {isOpen && placeWords.found(places.length)}
      </span>
    </>
  )
}
