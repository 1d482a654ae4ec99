import type { KeyboardEventHandler } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'

interface Props {
  label: string
  name: string
  hint?: string
  defaultValue?: string
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
}

/** A few lines of text with their label. */
export function TextArea({ label, name, hint, defaultValue, onKeyDown }: Props) {
  const { message, recheck } = useFieldMessage(name)
  return (
    <FieldFrame id={name} label={label} hint={hint} message={message}>
      <textarea
        {...describedBy(name, hint, message)}
        id={name}
        name={name}
        rows={4}
        defaultValue={defaultValue}
        onKeyDown={onKeyDown}
        onInput={(event) => void recheck(event.currentTarget.value)}
        className="control py-3"
      />
    </FieldFrame>
  )
}
