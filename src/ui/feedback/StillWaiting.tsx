import type { MouseEvent } from 'react'
import { Button } from '../controls/Button.tsx'
import { controlWords } from '../../words/shared/controls.ts'

/**
 * Hint that the response is slow. Offers a cancel button if `onCancel` is given, which requires that
 * canceling is safe.
 */
export function StillWaiting({ onCancel }: { onCancel?: () => void }) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The cancel button disappears, so the focus moves to the submit button.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    onCancel?.()
  }
  return (
    <div className="mt-4 flex max-w-column items-center justify-between gap-3 text-hint text-muted">
      <p role="status">{controlWords.stillWorking}</p>
      {onCancel && (
        <Button look="secondary" size="small" onClick={cancel}>
          {controlWords.cancel}
        </Button>
      )}
    </div>
  )
}
