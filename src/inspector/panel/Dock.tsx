import { useEffect, useRef, useState } from 'react'
import { Inspector } from './Inspector.tsx'
import { PlainButton } from './PlainButton.tsx'
import type { InspectionSource } from '../source.ts'

interface Props {
  source: InspectionSource
  /** Id of this tab, for opening the inspector in another one. */
  id: string
  opens: boolean
}

const keys = 'Alt+Shift+I'

/** Inspector docked beside the page, with the button that opens it. */
export function Dock({ source, id, opens }: Props) {
  const [isOpen, setOpen] = useState(opens)
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    document.documentElement.dataset['inspector'] = isOpen ? 'docked' : 'closed'
  }, [isOpen])

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== 'KeyI' || !event.altKey || !event.shiftKey) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [])

  if (!isOpen)
    return (
      <div className="inspector">
        <PlainButton
          ref={opener}
          title={keys}
          aria-keyshortcuts={keys}
          className="fixed bottom-3 left-3 z-toast shadow-float"
          onClick={() => {
            setOpen(true)
            requestAnimationFrame(() => panel.current?.focus())
          }}
        >
          Inspect
        </PlainButton>
      </div>
    )

  return (
    <aside ref={panel} tabIndex={-1} aria-label="Developer tools" className="inspector-dock">
      <Inspector source={source}>
        <PlainButton onClick={() => open(`/?inspector=${id}`)}>Open in a tab</PlainButton>
        <PlainButton
          aria-keyshortcuts={keys}
          title={keys}
          onClick={() => {
            setOpen(false)
            requestAnimationFrame(() => opener.current?.focus())
          }}
        >
          Close
        </PlainButton>
      </Inspector>
    </aside>
  )
}
