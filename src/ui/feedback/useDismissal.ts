import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Closes an overlay on Escape, and when a pointer press or the focus goes outside. */
export function useDismissal(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  { onEscape, onOutside }: { onEscape: () => void; onOutside: () => void },
): void {
  const escape = useEffectEvent(onEscape)
  const outside = useEffectEvent(onOutside)

  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && escape()
    const onElsewhere = ({ target }: Event) =>
      target instanceof Node && !area.current?.contains(target) && outside()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open, area])
}
