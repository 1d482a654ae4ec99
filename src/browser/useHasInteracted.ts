import { useEffect, useState } from 'react'

/** True once the person has interacted with the page by mouse movement, touch, key press or focus. */
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
