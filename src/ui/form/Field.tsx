import { useRef, type ComponentProps } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'
import { MailTypo } from './MailTypo.tsx'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'defaultValue'
  | 'value'
  | 'readOnly'
  | 'inputMode'
  | 'enterKeyHint'
  | 'spellCheck'
>

interface Props extends InputProps {
  label: string
  name: string
  id?: string
  hint?: string | undefined
}

/** Text input with a label. Uncontrolled: typing renders nothing, except when it clears an error message. */
export function Field({ label, name, id = name, hint, type = 'text', spellCheck = false, ...input }: Props) {
  const { message, recheck } = useFieldMessage(name)
  const field = useRef<HTMLInputElement>(null)
  const aside = type === 'email' && <MailTypo input={field} />
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} aside={aside}>
      <input
        {...input}
        ref={field}
        {...(type === 'email' && { autoCapitalize: 'none', autoCorrect: 'off' })}
        {...describedBy(id, hint, message)}
        id={id}
        name={name}
        type={type}
        spellCheck={spellCheck}
        onInput={(event) => recheck(event.currentTarget.value)}
        className="control"
      />
    </FieldFrame>
  )
}
