import type { InspectionEvent } from 'xstate'
import { createInspection } from './inspection.ts'
import type { Step } from './source.ts'

declare global {
  interface Window {
    /**
     * A program that drives the page may put this there before the page's scripts run. It is told every step at once,
     * with the name of the actor, so that it misses none when the document is left.
     */
    readonly tellStep?: (actor: string, step: Step) => void
  }
}

/**
 * Begins to inspect, before the first actor starts: gives what every root actor is created with. The inspector itself
 * is loaded once the application is there; `?inspect=stately` opens the official one too. A page that tells its steps
 * to a program stays as its visitors see it: no inspector is loaded.
 */
export function startInspection(): { inspect: (event: InspectionEvent) => void } {
  const { tellStep } = window
  const { inspect, source } = createInspection({ onStep: tellStep })
  // As the page is opened: a flow may change the address before the inspector is there.
  const query = new URLSearchParams(location.search)
  if (!tellStep) void import('./show.tsx').then(({ showInspector }) => showInspector(source, query))
  if (query.get('inspect') !== 'stately') return { inspect }

  const official = import('./stately.ts').then(({ createStatelyInspection }) => createStatelyInspection())
  return {
    inspect: (event) => {
      inspect(event)
      void official.then((tell) => tell(event))
    },
  }
}
