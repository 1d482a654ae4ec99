import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

interface Props {
  open: boolean
  /** Id that is unique among the dialogs of the page. */
  id: string
  title: string
  /** Called when Escape is pressed. */
  onCancel: () => void
  children: ReactNode
}

/** Modal dialog. It stays mounted while closed, so that typed text is kept. */
export function Dialog({ open, id, title, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  // A dialog that is removed while it is open gives no focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    return () => current?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      data-panel=""
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
