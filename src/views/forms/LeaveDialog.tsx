import { useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before something typed is lost. Escape means to stay. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="leaveTitle"
      onCancel={onStay}
      className="m-auto w-[min(420px,calc(100vw-40px))] rounded-panel border border-line bg-raised p-6 text-ink backdrop:bg-[#0009]"
    >
      <h2 id="leaveTitle" className="text-h3">
        Leave without saving?
      </h2>
      <p className="mt-2 text-muted">What you changed in your details has not been saved.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="small" onClick={onStay}>
          Stay
        </Button>
        <Button look="secondary" size="small" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </dialog>
  )
}
