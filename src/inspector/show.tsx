import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { remoteSource, shareSource } from './channel.ts'
import { Dock } from './panel/Dock.tsx'
import { Inspector } from './panel/Inspector.tsx'
import type { InspectionSource } from './source.ts'

/**
 * Adds the inspector to the page, open if the query contains `inspect`. With `inspector` and the id of
 * another tab, the page shows only the inspector of that tab.
 */
export function showInspector(source: InspectionSource, query: URLSearchParams): void {
  const other = query.get('inspector')
  const host = document.createElement('div')
  host.className = 'inspector-host'
  document.body.append(host)
  const root = createRoot(host)
  if (other) {
    document.documentElement.dataset['inspector'] = 'alone'
    root.render(
      <StrictMode>
        <Inspector source={remoteSource(other)} />
      </StrictMode>,
    )
    return
  }
  const id = crypto.randomUUID()
  shareSource(source, id)
  host.dataset['shared'] = id
  root.render(
    <StrictMode>
      <Dock source={source} id={id} opens={query.get('inspect') === ''} />
    </StrictMode>,
  )
}
