import { useEffect, useEffectEvent, type RefObject } from 'react'
import { options as countries } from '../../words/countryOptions.ts'
import { options as currencies } from '../../words/currencyOptions.ts'
import { formWords } from '../../words/form.ts'
import { isComposing } from './isComposing.ts'
import { matchingOptions, meantOption, type SelectOption } from './matchingOptions.ts'
import { OptionList } from './OptionList.tsx'
import { optionNote, type OptionQuery, type SearchableSelectProps } from './SearchableSelect.tsx'

export interface OptionSearchProps extends Pick<
  SearchableSelectProps,
  'id' | 'label' | 'of' | 'value' | 'onValue'
> {
  field: RefObject<HTMLInputElement | null>
  query: OptionQuery | undefined
  onQuery: (query: OptionQuery | undefined) => void
}

const sources = { countries, currencies } satisfies Record<string, readonly SelectOption[]>

/** Listbox of a combobox and its keyboard handling, as in the ARIA Authoring Practices. */
export function OptionSearch({ id, label, field, of, value, query, onQuery, onValue }: OptionSearchProps) {
  const options = sources[of]
  const matching = query === undefined ? [] : matchingOptions(options, query.text ?? '')
  const open = () => onQuery({ active: options.findIndex((option) => option.value === value) })

  const choose = (index: number) => {
    const option = matching[index]
    if (!option) return
    onValue(option.value)
    onQuery(undefined)
    field.current?.focus()
    // Forms track changes by this event, which setting a value does not fire.
    requestAnimationFrame(() => field.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { key } = event
    const count = matching.length
    const { active = -1 } = query ?? {}
    if (!query) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      open()
    } else if (key === 'Escape') onQuery(undefined)
    else if (key === 'Enter') choose(Math.max(0, active))
    else if (key === 'ArrowDown' && count > 0) onQuery({ ...query, active: (active + 1) % count })
    else if (key === 'ArrowUp' && count > 0) onQuery({ ...query, active: (active <= 0 ? count : active) - 1 })
    else return
    event.preventDefault()
    // Escape closes the list, but not the dialog around it.
    event.stopPropagation()
  })

  const left = useEffectEvent(() => {
    if (query?.text === '') onValue('')
    else if (query?.text !== undefined) {
      const meant = meantOption(options, query.text)
      if (meant) onValue(meant.value)
    }
    onQuery(undefined)
  })

  useEffect(() => {
    const input = field.current
    const ended = new AbortController()
    const { signal } = ended
    input?.addEventListener('keydown', (event) => pressed(event), { signal })
    input?.addEventListener('blur', () => left(), { signal })
    return () => ended.abort()
  }, [field])

  return (
    <>
      <OptionList id={id} label={label} options={matching} active={query?.active ?? -1} onChoose={choose} />
      <p role="status" className={query && matching.length === 0 ? optionNote : 'sr-only'}>
        {query && formWords.matches(matching.length, query.text ?? '')}
      </p>
    </>
  )
}
