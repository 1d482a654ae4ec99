import { useEffect, useState, type RefObject } from 'react'

/** True if a floating element must move, because it would cover the focused element (WCAG 2.4.11). */
export function useHidesFocus(floating: RefObject<HTMLElement | null>, shown: number): boolean {
  const [away, setAway] = useState(false)
  const [shownBefore, setShownBefore] = useState(shown)

  if (shown !== shownBefore) {
    setShownBefore(shown)
    if (shown === 0) setAway(false)
  }

  useEffect(() => {
    const look = () => {
      const focused = document.activeElement
      if (shown === 0 || !focused || focused === document.body || floating.current?.contains(focused)) return
      const { left, top, width, height } = focused.getBoundingClientRect()
      const covering = document.elementFromPoint(left + width / 2, top + height / 2)
      if (floating.current?.contains(covering)) setAway((before) => !before)
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [floating, shown])

  return away
}
