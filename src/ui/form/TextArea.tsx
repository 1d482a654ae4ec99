import { useEffect, useEffectEvent, type KeyboardEventHandler } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'

interface Props {
  label: string
  name: string
  /** Needed where another form of the page has a field of the same name. */
  id?: string
  hint?: string
  rows?: number
  defaultValue?: string
  /** Controlled value. */
  value?: string
  onType?: (typed: string) => void
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
}

/** A few lines of text with their label. */
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

  // A choice elsewhere may fill it in, without anything typed.
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
