import { useEffect, useEffectEvent, useRef } from 'react'
import { PathArt } from '../brand/PathArt.tsx'

interface Props<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; title: string; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

const pictures = ['climb', 'bend'] as const

/** Radio group of cards (specification, 9: 420 px wide in windows of at least 600 px, else 320 px). */
export function OptionCards<Value extends string>({ legend, name, options, value, onChange }: Props<Value>) {
  const group = useRef<HTMLFieldSetElement>(null)

  // A card may have been selected before hydration, or restored by the browser.
  const adopt = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    const chosen = options.find((option) => option.value === checked)
    if (chosen && chosen.value !== value) onChange(chosen.value)
  })
  useEffect(() => adopt(), [])

  return (
    <fieldset
      ref={group}
      role="radiogroup"
      className="mb-5 grid grid-cols-[minmax(0,320px)] gap-6 sm:grid-cols-[420px] lg:grid-cols-[420px_420px]"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option, index) => {
        const id = `${name}-${option.value}`
        return (
          <label
            key={option.value}
            className="group relative grid cursor-pointer grid-rows-[auto_1fr] overflow-hidden rounded-panel border border-field bg-surface transition-[translate,box-shadow,border-color] duration-lift ease-settle hover:-translate-y-0.5 hover:border-field-hover hover:shadow-card has-checked:border-selected-line has-checked:bg-selected after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] has-checked:after:ring-1 after:ring-selected-line after:ring-inset has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]"
          >
            <PathArt
              picture={pictures[index % pictures.length] ?? 'climb'}
              progress={option.value === value ? 1 : 0}
              className="h-24 w-full sm:h-33"
            />
            <span className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-2 px-6 pt-5 pb-6 sm:px-5">
              <span id={id} className="text-h2 text-balance">
                {option.title}
              </span>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                aria-labelledby={id}
                aria-describedby={`${id}-text`}
                className="radio col-start-2 row-start-1 outline-none"
              />
              <span id={`${id}-text`} className="col-span-2 text-pretty text-muted">
                {option.text}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
