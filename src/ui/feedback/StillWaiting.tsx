import type { MouseEvent } from 'react'
import { Button } from '../controls/Button.tsx'
import { controlWords } from '../../words/shared/controls.ts'

/** Says that an answer takes long. `onCancel`, where stopping is safe, ends the waiting. */
export function StillWaiting({ onCancel }: { onCancel?: () => void }) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes; the one that sends the form again stays.
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
