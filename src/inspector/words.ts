import type { ChartTransition } from '../../machines/shared/chart.ts'

/** Trigger of a transition as text: an event, the end of an effect, a delay, or "at once". */
export function eventName({ event, delay }: Pick<ChartTransition, 'event' | 'delay'>): string {
  if (event === '') return 'at once'
  if (delay !== undefined) return `after ${typeof delay === 'number' ? `${delay} ms` : delay}`
  return event
    .replace(/^xstate\.(?:done|error)\.(?:actor|state)\.(?:.*\.)?(.+)$/, (type, name: string) =>
      type.startsWith('xstate.done') ? `${name} done` : `${name} failed`,
    )
    .replace(/^xstate\.after\.(.+?)\..+$/, 'after $1')
    .replace(/^xstate\.(init|stop)$/, '$1')
    .replace(/^xstate\.promise\.(resolve|reject)$/, '$1')
}

/** Last key of a state's path; empty for the machine itself. */
export const stateName = (path: string) => path.slice(path.lastIndexOf('.') + 1)

export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))
