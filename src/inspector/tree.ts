import { isEnded, stateWords } from './actorWords.ts'
import type { InspectedActor, Step } from './source.ts'

/** Child actors of a parent, ended ones last. Without a parent, the root actors. */
export const childrenOf = (
  parent: string | undefined,
  actors: readonly InspectedActor[],
): readonly InspectedActor[] =>
  actors
    .filter((actor) => actor.parent === parent || isLost(actor, parent, actors))
    .toSorted((one, other) => Number(isEnded(one)) - Number(isEnded(other)))

/** True if the parent is no longer stored, so that the actor appears among the roots. */
const isLost = (actor: InspectedActor, parent: string | undefined, actors: readonly InspectedActor[]) =>
  parent === undefined && actor.parent !== undefined && !actors.some(({ id }) => id === actor.parent)

/** State of an actor as text; its status after it has ended. */
export const stateOf = (actor: InspectedActor, steps: readonly Step[]): string =>
  isEnded(actor) ? actor.status : stateWords(steps.findLast((step) => step.actor === actor.id)?.value ?? null)
