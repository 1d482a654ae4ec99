import { useFieldMessage } from './formContext.ts'
import { FieldError } from './FieldError.tsx'

interface Props {
  legend: string
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
  /** Value selected initially; none by default. */
  defaultValue?: string
}

/** Radio group with one option per line. */
export function RadioGroup({ legend, name, options, defaultValue }: Props) {
  const { message, recheck } = useFieldMessage(name)
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={message !== undefined || undefined}
      aria-describedby={message && `${name}-error`}
      className="mb-5"
    >
      <legend className="mb-2 text-label">{legend}</legend>
      <FieldError id={name} message={message} />
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onInput={(event) => recheck(event.currentTarget.value)}
            className="radio"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
