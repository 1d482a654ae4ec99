import { controlWords } from '../../words/shared/controls.ts'
import { ErrorIcon } from '../tokens/icons.tsx'

interface Props {
  /** Id of the field, from which the id of the message is derived. */
  id: string
  message: string | undefined
  className?: string
}

/** Error message of a field, above its input. */
export const FieldError = ({ id, message, className = '' }: Props) =>
  message ? (
    <p id={`${id}-error`} className={`mb-2 flex gap-2 text-hint font-medium text-danger-text ${className}`}>
      <ErrorIcon className="h-[1lh] w-4.5 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{controlWords.error} </span>
        {message}
      </span>
    </p>
  ) : null
