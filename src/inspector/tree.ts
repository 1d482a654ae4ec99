import { isEnded, stateWords } from './actorWords.ts'
import type { InspectedActor, Step } from './source.ts'

/** Actors that a parent has started, those that have ended last; the roots, where no parent is given. */
export const childrenOf = (
  parent: string | undefined,
  actors: readonly InspectedActor[],
): readonly InspectedActor[] =>
  actors
    .filter((actor) => actor.parent === parent || isLost(actor, parent, actors))
    .toSorted((one, other) => Number(isEnded(one)) - Number(isEnded(other)))

/** Its parent has been forgotten: it is shown at the top. */
const isLost = (actor: InspectedActor, parent: string | undefined, actors: readonly InspectedActor[]) =>
  parent === undefined && actor.parent !== undefined && !actors.some(({ id }) => id === actor.parent)

/** The state of an actor, in words; its status, once it has ended. */
export const stateOf = (actor: InspectedActor, steps: readonly Step[]): string =>
  isEnded(actor) ? actor.status : stateWords(steps.findLast((step) => step.actor === actor.id)?.value ?? null)
