import { isEnded } from '../actorWords.ts'
import type { InspectedActor, Step } from '../source.ts'
import { childrenOf, stateOf } from '../tree.ts'

interface Props {
  actors: readonly InspectedActor[]
  steps: readonly Step[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Tree of the actors, each below its parent. */
export function ActorTree({ actors, steps, chosen, onChoose }: Props) {
  const branch = (parent: string | undefined) => {
    const children = childrenOf(parent, actors)
    if (children.length === 0) return null
    return (
      <ul className={parent === undefined ? 'flex flex-col gap-px' : 'ml-3 border-l border-line pl-1'}>
        {children.map((actor) => (
          <li key={actor.id}>
            <button
              type="button"
              aria-current={actor.id === chosen}
              onClick={() => onChoose(actor.id)}
              className="flex min-h-7 w-full items-center gap-2 rounded-tag px-2 py-0.5 text-left hover:bg-primary-soft aria-[current=true]:bg-primary-soft aria-[current=true]:text-on-primary-soft"
            >
              <span
                className={`size-2 shrink-0 rounded-full border ${isEnded(actor) ? 'border-field' : 'border-primary bg-primary'}`}
              />
              <span className={isEnded(actor) ? 'text-subtle' : 'font-semibold'}>{actor.name}</span>
              <span className="ml-auto truncate font-secret text-[13px] text-muted">
                {stateOf(actor, steps)}
              </span>
            </button>
            {branch(actor.id)}
          </li>
        ))}
      </ul>
    )
  }

  return (
    <nav
      aria-label="Actors"
      className="max-h-40 overflow-auto border-b border-line p-2 text-caption @[640px]:col-start-2 @[640px]:border-l @[1000px]:col-start-auto @[1000px]:border-l-0 @[1000px]:max-h-none @[1000px]:border-r @[1000px]:border-b-0"
    >
      {branch(undefined)}
    </nav>
  )
}
