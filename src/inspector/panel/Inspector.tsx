import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { ActorTree } from './ActorTree.tsx'
import { ActorPanel } from './ActorPanel.tsx'
import { isEnded } from '../actorWords.ts'
import { LogView } from './LogView.tsx'
import { PlainButton } from './PlainButton.tsx'
import type { InspectedActor, Inspection, InspectionSource } from '../source.ts'
import './inspector.css'

interface Props {
  source: InspectionSource
  /** Additional buttons for the toolbar. */
  children?: ReactNode
}

/** Inspector of running actors: their statecharts, the log of their events, and a form for sending events. */
export function Inspector({ source, children }: Props) {
  const live = useSyncExternalStore(source.subscribe, source.getSnapshot)
  const [frozen, setFrozen] = useState<Inspection>()
  const [chosen, setChosen] = useState<string>()
  const [seen, setSeen] = useState<number>()
  const [said, say] = useState('')

  const { actors, steps } = frozen ?? live
  const actor = actors.find(({ id }) => id === chosen) ?? likeliest(actors)
  const ownSteps = steps.filter((step) => step.actor === actor?.id)
  const lookedAt = ownSteps.find(({ number }) => number === seen)
  const missed = frozen ? (live.steps.at(-1)?.number ?? 0) - (frozen.steps.at(-1)?.number ?? 0) : 0

  return (
    <div className="inspector">
      <section aria-label="Inspector" className="@container flex h-full min-h-0 flex-col bg-canvas text-ink">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-2">
          <h2 className="mr-auto text-label font-semibold">Inspector</h2>
          <PlainButton
            aria-pressed={frozen !== undefined}
            onClick={() => setFrozen(frozen ? undefined : live)}
          >
            {frozen ? `Resume (${missed} new)` : 'Pause'}
          </PlainButton>
          <PlainButton
            onClick={() => {
              setFrozen(undefined)
              setSeen(undefined)
              source.clear()
              say('The log is empty.')
            }}
          >
            Clear
          </PlainButton>
          {children}
        </header>
        <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[auto_minmax(0,3fr)_minmax(0,2fr)] @[640px]:grid-cols-[minmax(0,1fr)_minmax(0,280px)] @[640px]:grid-rows-[auto_minmax(0,1fr)] @[1000px]:grid-cols-[250px_minmax(0,1fr)_370px] @[1000px]:grid-rows-1">
          <ActorTree
            actors={actors}
            steps={steps}
            chosen={actor?.id}
            onChoose={(id) => {
              setChosen(id)
              setSeen(undefined)
            }}
          />
          {actor ? (
            <ActorPanel
              key={actor.id}
              actor={actor}
              steps={ownSteps}
              lookedAt={lookedAt}
              isPaused={frozen !== undefined}
              refuses={(event) => source.can?.(actor.id, event) === false}
              onLookAt={setSeen}
              onSend={(event) => {
                source.send(actor.id, event)
                say(`${event.type} was sent to ${actor.name}.`)
              }}
            />
          ) : (
            <p className="p-4 text-muted">No actor has been seen yet.</p>
          )}
          <LogView
            actors={actors}
            steps={steps}
            actor={actor}
            lookedAt={lookedAt?.number}
            onLookAt={({ actor: id, number }) => {
              setChosen(id)
              setSeen(number)
            }}
            say={say}
          />
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
    </div>
  )
}

/** Names of actors that run on every page. */
const background = new Set(['app', 'session', 'notifications', 'live', 'termsNotice', 'verificationMail'])

/** Actor to select by default: the newest flow of a page, or else any actor. */
function likeliest(actors: readonly InspectedActor[]): InspectedActor | undefined {
  const roots = new Set(actors.filter(({ parent }) => parent === undefined).map(({ id }) => id))
  const running = actors.filter(({ chart, parent }) => chart && (parent === undefined || roots.has(parent)))
  const flows = running.filter(({ name }) => !background.has(name))
  return flows.findLast((actor) => !isEnded(actor)) ?? running.at(-1) ?? actors[0]
}
