import { useEffect, useState, type RefObject } from 'react'

/** Between what floats and the edge of a window that is wide enough for it to stand beside what is read, in pixels. */
const edges = { top: 72, bottom: 8 }

/**
 * Whether something that floats at the top has to stand at the bottom: because it would hide what has the focus (WCAG
 * 2.4.11), or, in a wide window, something to press that nothing at the bottom would be hidden for.
 */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>, shown: number): boolean {
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

  useEffect(() => {
    const element = floating.current
    if (!element) return undefined
    const measure = () => {
      const { left, right, height } = element.getBoundingClientRect()
      if (height === 0 || !matchMedia('(min-width: 1024px)').matches) return
      const controls = [
        ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)'),
      ]
      const hiddenAt = (top: number) =>
        controls.filter((control) => {
          const rect = control.getBoundingClientRect()
          return rect.left < right && rect.right > left && rect.top < top + height && rect.bottom > top
        })
      const atTop = hiddenAt(edges.top)
      const isHiding = atTop.some((control) => control === document.activeElement)
      const isFree = hiddenAt(innerHeight - edges.bottom - height).length === 0
      setAway(isHiding || (atTop.length > 0 && isFree))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [floating])

  return away
}
