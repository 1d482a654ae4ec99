import type { MouseEvent } from 'react'
import { Button } from '../controls/Button.tsx'

/** Says that an answer takes long. `onCancel`, where stopping is safe, ends the waiting. */
export function StillWaiting({ onCancel }: { onCancel?: () => void }) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes; the one that sends the form again stays.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    onCancel?.()
  }
  return (
    <div className="mt-4 flex max-w-column items-center justify-between gap-3 text-hint text-muted">
      <p role="status">Still working. The connection may be slow.</p>
      {onCancel && (
        <Button look="secondary" size="small" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
