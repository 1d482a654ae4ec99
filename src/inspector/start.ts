import type { InspectionEvent } from 'xstate'
import { createInspection } from './inspection.ts'

/**
 * Begins to inspect, before the first actor starts: gives what every root actor is created with. The inspector itself
 * is loaded once the application is there; `?inspect=stately` opens the official one too.
 */
export function startInspection(): { inspect: (event: InspectionEvent) => void } {
  const { inspect, source } = createInspection()
  // As the page is opened: a flow may change the address before the inspector is there.
  const query = new URLSearchParams(location.search)
  void import('./show.tsx').then(({ showInspector }) => showInspector(source, query))
  if (query.get('inspect') !== 'stately') return { inspect }

  const official = import('./stately.ts').then(({ createStatelyInspection }) => createStatelyInspection())
  return {
    inspect: (event) => {
      inspect(event)
      void official.then((tell) => tell(event))
    },
  }
}
