import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  open: boolean
  /** Unlike that of every other dialog of the page. */
  id: string
  title: string
  /** Escape was pressed. */
  onCancel: () => void
  children: ReactNode
}

/** A question that stands before the page until it is answered. What was typed in it is there when it opens again. */
export function Dialog({ open, id, title, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}Title`}
      onCancel={onCancel}
      className="m-auto w-[min(480px,calc(100vw-40px))] rounded-panel border border-line bg-raised p-6 text-ink backdrop:bg-[#0009]"
    >
      <h2 id={`${id}Title`} className="text-h3">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
