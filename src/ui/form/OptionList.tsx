import { useEffect, useRef } from 'react'
import type { SelectOption } from './matchingOptions.ts'

interface Props {
  /** Id of the combobox, from which the ids of the list and its options are derived. */
  id: string
  label: string
  options: readonly Pick<SelectOption, 'value' | 'name'>[]
  /** Index of the active option; -1 for none. */
  active: number
  onChoose: (index: number) => void
}

/** Listbox of a combobox, inside a positioned element. The focus stays in the input. */
export function OptionList({ id, label, options, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-panel mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-raised py-1 shadow-float"
    >
      {options.map(({ name, value }, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className="block w-full px-4 py-2 text-start hover:bg-primary-soft aria-selected:bg-selected"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
