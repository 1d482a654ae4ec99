import type { FieldRule } from '../../contract/forms.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'

interface Props {
  label: string
  name: string
  hint?: string
  rule?: FieldRule
  defaultValue?: string
}

/** A few lines of text with their label. */
export function TextArea({ label, name, hint, rule, defaultValue }: Props) {
  const { message, recheck } = useFieldMessage(name, rule)
  return (
    <FieldFrame id={name} label={label} hint={hint} message={message}>
      <textarea
        {...describedBy(name, hint, message)}
        id={name}
        name={name}
        rows={4}
        defaultValue={defaultValue}
        onInput={(event) => recheck(event.currentTarget.value)}
        className="control py-3"
      />
    </FieldFrame>
  )
}
