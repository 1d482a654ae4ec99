import { ErrorIcon } from '../tokens/icons.tsx'
import { useFieldMessage } from './formContext.ts'
import { controlWords } from '../../words/shared/controls.ts'

interface Props {
  legend: string
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** One choice out of a few lines; none is made in advance. */
export function RadioGroup({ legend, name, options }: Props) {
  const { message, recheck } = useFieldMessage(name)
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={message !== undefined || undefined}
      aria-describedby={message && `${name}-error`}
      className="mb-5"
    >
      <legend className="mb-2 text-label">{legend}</legend>
      {message && (
        <p id={`${name}-error`} className="mb-2 flex gap-2 text-hint font-medium text-danger-text">
          <ErrorIcon className="h-[1lh] w-4.5 shrink-0" />
          <span>
            <span className="sr-only">{controlWords.error} </span>
            {message}
          </span>
        </p>
      )}
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            onInput={(event) => recheck(event.currentTarget.value)}
            className="radio"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
