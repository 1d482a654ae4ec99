import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx'
import { YesNoField } from '../../../ui/form/YesNoField.tsx'
import { currencyName } from '../../../words/currencies.ts'
import { currencyWords } from '../../../words/currencyWords.ts'
import { useControl } from './draftFields.ts'

interface Props {
  /** Path in the document, such as `posting.title`, which is also the key of its problems. */
  id: string
  label: string
  hint?: string | undefined
  value: string
  onValue: (value: string) => void
}

type Extra = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'spellCheck'
>

/** Text input of a draft. */
export function Line({ id, label, hint, value, onValue, spellCheck = true, ...input }: Props & Extra) {
  const { message, isFixed } = useControl(id)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <input
        autoComplete="off"
        {...input}
        {...describedBy(id, hint, message)}
        id={id}
        spellCheck={spellCheck}
        value={value}
        readOnly={isFixed}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="control tabular-nums"
      />
    </FieldFrame>
  )
}

/** Input for a whole number. */
export const NumberLine = (props: Props) => <Line {...props} inputMode="numeric" spellCheck={false} />

/** Multi-line text input of a draft. */
export function Lines({ id, label, hint, value, onValue, rows = 3 }: Props & { rows?: number }) {
  const { message, isFixed } = useControl(id)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <textarea
        {...describedBy(id, hint, message)}
        id={id}
        rows={rows}
        value={value}
        readOnly={isFixed}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="control"
      />
    </FieldFrame>
  )
}

interface ChoiceProps extends Props {
  options: Readonly<Record<string, string>>
  /** Label of the empty option; without it, an option is always selected. */
  none?: string | undefined
}

/** Select box of a draft. A read-only value is shown as text. */
export function Choice({ id, label, hint, value, onValue, options, none }: ChoiceProps) {
  const { message, isFixed } = useControl(id)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      {isFixed ? (
        <input id={id} readOnly value={options[value] ?? none ?? ''} className="control" />
      ) : (
        <select
          {...describedBy(id, hint, message)}
          id={id}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          className="control"
        >
          {none !== undefined && <option value="">{none}</option>}
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Combobox for a currency. */
export function CurrencyLine({ id, label, hint, value, onValue }: Props) {
  const { message, isFixed } = useControl(id)
  return (
    <SearchableSelect
      id={id}
      label={label}
      hint={hint}
      message={message}
      none={currencyWords.choose}
      value={value}
      shown={currencyName(value)}
      of="currencies"
      isFixed={isFixed}
      onValue={onValue}
    />
  )
}

interface YesNoProps extends Omit<Props, 'hint'> {
  children?: ReactNode
}

/** Yes-or-no question without a default answer. */
export function YesNo({ id, label, value, onValue, children }: YesNoProps) {
  const { message, isFixed } = useControl(id)
  return (
    <YesNoField id={id} label={label} message={message} value={value} onValue={onValue} isFixed={isFixed}>
      {children}
    </YesNoField>
  )
}
