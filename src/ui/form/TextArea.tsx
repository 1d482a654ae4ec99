import { useEffect, useEffectEvent, type KeyboardEventHandler } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'

interface Props {
  label: string
  name: string
  /** Id; required if another form of the page has a field of the same name. */
  id?: string
  hint?: string
  rows?: number
  defaultValue?: string
  /** Value of a controlled text area. */
  value?: string
  onType?: (typed: string) => void
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
}

/** Multi-line text input with a label. */
export function TextArea({
  label,
  name,
  id = name,
  hint,
  rows = 4,
  defaultValue,
  value,
  onType,
  onKeyDown,
}: Props) {
  const { message, recheck } = useFieldMessage(name)
  const filledIn = useEffectEvent((text: string) => recheck(text))

  // The value may be filled in by another control, without an input event.
  useEffect(() => {
    if (value) filledIn(value)
  }, [value])

  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <textarea
        {...describedBy(id, hint, message)}
        id={id}
        name={name}
        rows={rows}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={onType && ((event) => onType(event.currentTarget.value))}
        onKeyDown={onKeyDown}
        onInput={(event) => recheck(event.currentTarget.value)}
        className="control py-3"
      />
    </FieldFrame>
  )
}
