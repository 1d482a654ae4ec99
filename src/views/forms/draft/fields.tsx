import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx'
import { YesNoField } from '../../../ui/form/YesNoField.tsx'
import { currencyName } from '../../../words/currencies.ts'
import { currencyWords } from '../../../words/currencyWords.ts'
import { useControl } from './draftFields.ts'

interface Props {
  /** Path in the document, such as `posting.title`; its problems have the same key. */
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

/** A line of text. */
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

/** A number without a fraction. */
export const NumberLine = (props: Props) => <Line {...props} inputMode="numeric" spellCheck={false} />

/** A few lines of text. */
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
  /** Placeholder; without it something is always chosen. */
  none?: string | undefined
}

/** One of a few things. What cannot be changed any more is shown as text. */
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

/** A currency, found by its name. */
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

/** A question that is answered with yes or no, and has no answer until somebody gives one. */
export function YesNo({ id, label, value, onValue, children }: YesNoProps) {
  const { message, isFixed } = useControl(id)
  return (
    <YesNoField id={id} label={label} message={message} value={value} onValue={onValue} isFixed={isFixed}>
      {children}
    </YesNoField>
  )
}
