import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { OptionSearchProps } from './OptionSearch.tsx'
import { formWords } from '../../words/form.ts'

const OptionSearch = lazy<ComponentType<OptionSearchProps>>(async () => {
  try {
    return { default: (await import('./OptionSearch.tsx')).OptionSearch }
  } catch {
    return { default: OptionsMissing }
  }
})

/** Classes of a note that replaces the list. */
export const optionNote =
  'absolute inset-x-0 top-full z-panel mt-1 rounded-control border border-line bg-raised px-4 py-3 text-hint shadow-float'

/** Search in an open list; `text` is undefined before typing. */
export interface OptionQuery {
  readonly text?: string
  readonly active: number
}

export interface SearchableSelectProps {
  id: string
  label: string
  /** Name under which the form submits the value. */
  name?: string
  hint?: string | undefined
  message?: string | undefined
  none: string
  value: string
  /** Displayed name of the selected value. */
  shown: string
  /** Set of options, loaded when the field is first used. */
  of: 'countries' | 'currencies'
  isFixed?: boolean
  onValue: (value: string) => void
}

/** Combobox for long lists. The input shows the name of an option; its value is a code. */
export function SearchableSelect({
  id,
  label,
  name,
  hint,
  message,
  none,
  value,
  shown,
  of,
  isFixed = false,
  onValue,
}: SearchableSelectProps) {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<OptionQuery>()
  const [isUsed, setIsUsed] = useState(false)
  const isOpen = query !== undefined
  const begin = () => setIsUsed(true)
  useSentValue(field, name, value)

  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <div className="relative">
        <input
          {...describedBy(id, hint, message)}
          ref={field}
          id={id}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={query && query.active >= 0 ? `${id}-${query.active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={none}
          value={query?.text ?? shown}
          readOnly={isFixed}
          onFocus={begin}
          onClick={(event) => {
            if (isFixed || isOpen) return
            begin()
            event.currentTarget.select()
            setQuery({ active: -1 })
          }}
          onChange={({ currentTarget: { value: text } }) => setQuery({ text, active: -1 })}
          className="control pe-11"
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 h-full w-4.5 text-muted"
        />
        {isUsed && !isFixed && (
          <Suspense>
            <OptionSearch
              id={id}
              label={label}
              field={field}
              of={of}
              value={value}
              query={query}
              onQuery={setQuery}
              onValue={onValue}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  )
}

const OptionsMissing = ({ query }: { query: OptionQuery | undefined }) =>
  query && (
    <p role="status" className={optionNote}>
      {formWords.notLoaded}
    </p>
  )

/** Adds the value to the data of the surrounding form, in place of the displayed name. */
function useSentValue(
  field: { readonly current: HTMLInputElement | null },
  name: string | undefined,
  value: string,
) {
  useEffect(() => {
    const form = field.current?.form
    if (name === undefined || !form) return undefined
    const send = ({ formData }: FormDataEvent) => formData.set(name, value)
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [field, name, value])
}
