import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useState } from 'react'
import { isEnded, stateWords } from '../actorWords.ts'
import { ChartView } from './ChartView.tsx'
import { ContextTable } from './ContextTable.tsx'
import { samplePayload } from '../payload.ts'
import { SendForm } from './SendForm.tsx'
import type { EventJson, InspectedActor, Step } from '../source.ts'
import { TextView } from './TextView.tsx'
import { TimeTravel } from './TimeTravel.tsx'
import { obstacleTo, type Transitions } from '../transitions.ts'

interface Props {
  actor: InspectedActor
  steps: readonly Step[]
  /** Step selected in the past; undefined in the live view. */
  lookedAt: Step | undefined
  isPaused: boolean
  /** Returns true if the actor would ignore an event in its current state. */
  refuses: (event: EventJson) => boolean
  onLookAt: (number: number | undefined) => void
  onSend: (event: EventJson) => void
}

const views = ['Chart', 'Text', 'Context'] as const

/** Details of one actor, in its current state or at a past step. */
export function ActorPanel({ actor, steps, lookedAt, isPaused, refuses, onLookAt, onSend }: Props) {
  const [asked, setAsked] = useState<string>()
  const { chart } = actor
  const step = lookedAt ?? steps.at(-1)
  const active = new Set(step?.active)
  const obstacle = isEnded(actor)
    ? `This actor has ended (${actor.status}).`
    : lookedAt
      ? 'This is the past. Go live to send events.'
      : isPaused
        ? 'The view is paused. Resume to send events.'
        : undefined

  const transitions: Transitions = {
    active,
    taken: new Set(step?.taken),
    obstacle: (position) => obstacle ?? obstacleTo(position, { actor, active, refuses }),
    send: (position) => {
      const type = chart?.transitions[position]?.event
      if (type === undefined) return
      if (samplePayload(actor.name, type) === undefined) onSend({ type })
      else setAsked(type)
    },
  }

  return (
    <Root
      defaultValue={chart ? 'Chart' : 'Context'}
      className="flex min-h-0 min-w-0 flex-col @[640px]:col-start-1 @[640px]:row-span-2 @[640px]:row-start-1 @[1000px]:col-start-auto @[1000px]:row-span-1"
      asChild
    >
      <div role="region" aria-label={actor.name}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5">
          <h3 className="text-label font-semibold">{actor.name}</h3>
          <span className="font-secret text-[13px] text-muted" data-state-of={actor.name}>
            {stateWords(step?.value ?? null) || step?.status}
          </span>
          <TimeTravel steps={steps} lookedAt={lookedAt} onLookAt={onLookAt} />
        </div>
        <List aria-label="Views" className="flex gap-1 border-b border-line bg-surface px-3">
          {views
            .filter((view) => chart || view === 'Context')
            .map((view) => (
              <Trigger
                key={view}
                value={view}
                className="min-h-8 border-b-2 border-transparent px-2 text-caption text-muted hover:text-ink data-[state=active]:border-primary data-[state=active]:font-semibold data-[state=active]:text-ink"
              >
                {view}
              </Trigger>
            ))}
        </List>
        {chart && (
          <>
            <Content value="Chart" className="min-h-0 flex-1" tabIndex={-1}>
              <ChartView chart={chart} transitions={transitions} />
            </Content>
            <Content value="Text" className="min-h-0 flex-1 overflow-auto" tabIndex={-1}>
              <TextView chart={chart} transitions={transitions} />
            </Content>
          </>
        )}
        <Content value="Context" className="min-h-0 flex-1 overflow-auto p-3">
          <ContextTable value={step?.context ?? null} />
        </Content>
        {asked !== undefined && (
          <SendForm
            key={asked}
            type={asked}
            sample={samplePayload(actor.name, asked)}
            obstacle={obstacle}
            refuses={refuses}
            onSend={(event) => {
              setAsked(undefined)
              onSend(event)
            }}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </div>
    </Root>
  )
}
