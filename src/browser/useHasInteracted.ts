import { useEffect, useState } from 'react'

/** True if somebody has begun to do something on the page: a move of the mouse, a touch, a key, or a focus. */
export function useHasInteracted(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const touch = () => setIsTouched(true)
    if (document.activeElement !== document.body) touch()
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(sign, touch, { once: true, capture: true, signal: left.signal })
    return () => left.abort()
  }, [])
  return isTouched
}
