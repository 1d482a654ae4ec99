import { Button } from './Button.tsx'

/** Says that an answer takes long. `onCancel`, where stopping is safe, ends the waiting. */
export function StillWaiting({ onCancel }: { onCancel?: () => void }) {
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 text-hint text-muted">
      Still working. The connection may be slow.
      {onCancel && (
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
