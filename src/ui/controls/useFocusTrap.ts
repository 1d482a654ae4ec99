import { useEffect, type RefObject } from 'react'

/** Focus trap: moves the focus into a panel and keeps it there while the panel is open. */
export function useFocusTrap(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    const stops = () => [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
    stops()[0]?.focus()

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const all = event.shiftKey ? stops().toReversed() : stops()
      if (document.activeElement !== all.at(-1)) return
      event.preventDefault()
      all[0]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, panel])
}
