import type { ReactNode } from 'react'
import { controlWords } from '../../words/shared/controls.ts'
import { FieldError } from './FieldError.tsx'

interface Props {
  id: string
  label: string
  message: string | undefined
  /** `yes`, `no`, or empty for no answer. */
  value: string
  onValue: (value: 'yes' | 'no') => void
  isFixed?: boolean | undefined
  /** Ids of further descriptions. */
  describedBy?: string | undefined
  children?: ReactNode
}

/** Yes-or-no question without a default answer. */
export const YesNoField = ({
  id,
  label,
  message,
  value,
  onValue,
  isFixed = false,
  describedBy,
  children,
}: Props) => (
  <fieldset
    aria-describedby={[message && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
    className="mb-5 min-w-0"
  >
    <legend className="mb-2 text-label">{label}</legend>
    <FieldError id={id} message={message} />
    <div className="flex flex-wrap gap-x-8 gap-y-2">
      {(['yes', 'no'] as const).map((answer, index) => (
        <label key={answer} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            checked={value === answer}
            disabled={isFixed && value !== answer}
            onChange={() => onValue(answer)}
            className="radio"
          />
          {controlWords[answer]}
        </label>
      ))}
    </div>
    {children}
  </fieldset>
)
