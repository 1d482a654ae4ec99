import type { Json } from './mask.ts'
import type { InspectedActor } from './source.ts'

export const isEnded = ({ status }: Pick<InspectedActor, 'status'>) => status !== 'active'

/** A state in one line: `submitting.waiting`; parallel ones beside each other. */
export function stateWords(value: Json): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, stateWords(inner)].filter(Boolean).join('.'))
    .join(' · ')
}

/** Name of an actor, numbered among actors of the same name. */
export const nameOf = (id: string | undefined, actors: readonly InspectedActor[]) =>
  id === undefined ? 'page' : (actors.find((actor) => actor.id === id)?.name ?? id)
