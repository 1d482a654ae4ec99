import type { Json } from './mask.ts'
import type { InspectedActor } from './source.ts'

export const isEnded = ({ status }: Pick<InspectedActor, 'status'>) => status !== 'active'

/** State value in one line: `submitting.waiting`, with parallel regions joined by a dot. */
export function stateWords(value: Json): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, stateWords(inner)].filter(Boolean).join('.'))
    .join(' · ')
}

/** Name of an actor, numbered if several share it. */
export const nameOf = (id: string | undefined, actors: readonly InspectedActor[]) =>
  id === undefined ? 'page' : (actors.find((actor) => actor.id === id)?.name ?? id)
