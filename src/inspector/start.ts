import type { InspectionEvent } from 'xstate'
import { createInspection } from './inspection.ts'
import type { Step } from './source.ts'

declare global {
  interface Window {
    /**
     * Hook for automation, installed before the scripts of the page run. Called synchronously for each step,
     * with the name of the actor, so that no step is lost when the document unloads.
     */
    readonly tellStep?: (actor: string, step: Step) => void
  }
}

/**
 * Starts the inspection before the first actor. Returns options for `createActor` of every root. The
 * inspector loads after the application; `?inspect=stately` opens the official one as well. With the
 * automation hook no inspector loads, so the page stays as visitors see it.
 */
export function startInspection(): { inspect: (event: InspectionEvent) => void } {
  const { tellStep } = window
  const { inspect, source } = createInspection({ onStep: tellStep })
  // Read now, because a flow may change the address before the inspector has loaded.
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
