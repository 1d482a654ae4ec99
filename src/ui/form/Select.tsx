import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'

interface Props {
  label: string
  name: string
  hint?: string
  /** Option labels by value. */
  options: Readonly<Record<string, string>>
  /** Label of the empty option. */
  none: string
  defaultValue?: string
}

/** Select box for a few options, with an empty one. */
export function Select({ label, name, hint, options, none, defaultValue }: Props) {
  const { message, recheck } = useFieldMessage(name)
  return (
    <FieldFrame id={name} label={label} hint={hint} message={message}>
      <select
        {...describedBy(name, hint, message)}
        id={name}
        name={name}
        defaultValue={defaultValue}
        onInput={(event) => recheck(event.currentTarget.value)}
        className="control"
      >
        <option value="">{none}</option>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
