import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Inspector } from '../../src/inspector/panel/Inspector.tsx'
import type { InspectionSource } from '../../src/inspector/source.ts'

/** Statechart of a story's flow, next to the view, or below it in a narrow window. */
export function ChartBeside({ source }: { source: InspectionSource }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['inspector'] = 'docked'
    return () => {
      delete dataset['inspector']
    }
  }, [])

  return createPortal(
    <aside aria-label="Statechart of this story" className="inspector-dock">
      <Inspector source={source} />
    </aside>,
    document.body,
  )
}
