import {
  Actor,
  StateMachine,
  isMachineSnapshot,
  type ActorRefLike,
  type AnyActor,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { chartOf, type Chart } from '../../machines/shared/chart.ts'
import { isObject, mask, type Json } from './mask.ts'
import { reviveEvent } from './revive.ts'
import { nothingYet, type EventJson, type Inspection, type InspectionSource, type Step } from './source.ts'

interface KnownActor {
  readonly ref: AnyActor
  readonly name: string
  readonly parent: string | undefined
  readonly chart: Chart | undefined
}

interface MachineState {
  readonly value: StateValue
  readonly context: object
}

interface Transition {
  readonly source: AnyStateNode
  readonly eventType: string
}

interface Options {
  /** Maximum number of stored steps. */
  readonly most?: number
  /** Debounce of change notifications, in milliseconds. */
  readonly pace?: number
  readonly now?: () => number
  /** Called for every step without debounce, with the name of the actor. */
  readonly onStep?: ((actor: string, step: Step) => void) | undefined
}

/**
 * Creates a recorder of actor activity. Pass `inspect` to `createActor` of every root, and `source` to an
 * inspector. Secrets are masked before they are stored.
 */
export function createInspection({ most = 500, pace = 80, now = Date.now, onStep }: Options = {}) {
  const known = new Map<string, KnownActor>()
  const senders = new WeakMap<object, string>()
  const taken = new Map<string, number[]>()
  const contexts = new WeakMap<object, Json>()
  const listeners = new Set<() => void>()
  let steps: Step[] = []
  let published = nothingYet
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function inspect(inspected: InspectionEvent): void {
    const ref = actorOf(inspected.actorRef)
    if (!ref) return
    if (inspected.type === '@xstate.event') noteSender(ref, inspected.event, actorOf(inspected.sourceRef))
    if (inspected.type === '@xstate.microstep') noteTransitions(ref, inspected)
    if (inspected.type === '@xstate.snapshot') {
      const step = stepOf(ref, inspected.event, inspected.snapshot)
      steps.push(step)
      taken.delete(ref.sessionId)
      onStep?.(known.get(step.actor)?.name ?? ref.id, step)
      if (steps.length >= 2 * most) steps = steps.slice(-most)
      timer ??= setTimeout(publish, pace)
    }
  }

  function noteSender(ref: AnyActor, event: { type: string }, sender: AnyActor | undefined): void {
    // The sender of an actor's first event is its parent.
    if (event.type === 'xstate.init') known.set(ref.sessionId, describe(ref, sender?.sessionId))
    if (sender) senders.set(event, sender.sessionId)
  }

  function noteTransitions(ref: AnyActor, { _transitions: transitions }: InspectedMicrostepEvent): void {
    const chart = known.get(ref.sessionId)?.chart
    if (!chart) return
    const before = taken.get(ref.sessionId) ?? []
    taken.set(ref.sessionId, [...before, ...transitions.map((transition) => positionIn(chart, transition))])
  }

  function stepOf(ref: AnyActor, event: { type: string }, snapshot: Snapshot<unknown>): Step {
    const machine: MachineState | undefined = isMachineSnapshot(snapshot) ? snapshot : undefined
    const plain = mask(event)
    return {
      number: ++count,
      actor: ref.sessionId,
      at: now(),
      sender: senders.get(event),
      event: { ...(isObject(plain) && plain), type: event.type },
      status: snapshot.status,
      value: machine ? mask(machine.value) : null,
      active: machine ? ['', ...pathsIn(machine.value)] : [],
      context: machine
        ? maskContext(machine.context)
        : mask({ output: snapshot.output, error: snapshot.error }),
      taken: taken.get(ref.sessionId) ?? [],
    }
  }

  function maskContext(context: object): Json {
    const before = contexts.get(context)
    if (before !== undefined) return before
    const copied = mask(context)
    contexts.set(context, copied)
    return copied
  }

  function publish(): void {
    timer = undefined
    if (steps.length > most) steps = steps.slice(-most)
    const spokenOf = new Set(steps.map(({ actor }) => actor))
    const actors = [...known].flatMap(([id, { ref, ...actor }]) => {
      const { status } = snapshotOf(ref)
      if (status !== 'active' && !spokenOf.has(id)) {
        known.delete(id)
        return []
      }
      return [{ id, status, ...actor }]
    })
    published = { actors, steps: [...steps] } satisfies Inspection
    for (const changed of listeners) changed()
  }

  const source: InspectionSource = {
    getSnapshot: () => published,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    send: (actor, json) => {
      const event = reviveEvent(json)
      senders.set(event, 'inspector')
      known.get(actor)?.ref.send(event)
    },
    can: (actor, json) => wouldTake(known.get(actor)?.ref.getSnapshot(), json),
    clear: () => {
      steps = []
      publish()
    },
  }
  return { inspect, source }
}

export type Inspect = ReturnType<typeof createInspection>['inspect']

const actorOf = (ref: ActorRefLike | undefined): AnyActor | undefined =>
  ref instanceof Actor ? ref : undefined

const snapshotOf = (ref: { getSnapshot: () => Snapshot<unknown> }) => ref.getSnapshot()

function describe(ref: AnyActor, parent: string | undefined): KnownActor {
  const machine: AnyStateMachine | undefined = ref.logic instanceof StateMachine ? ref.logic : undefined
  return { ref, name: machine?.id ?? ref.id, parent, chart: machine && chartOf(machine) }
}

/** Returns false only if the machine certainly ignores the event. */
function wouldTake(snapshot: unknown, json: EventJson): boolean {
  if (!isMachineSnapshot(snapshot)) return true
  try {
    return snapshot.can(reviveEvent(json))
  } catch {
    // A guard threw on the payload, so the result is unknown.
    return true
  }
}

function positionIn(chart: Chart, transition: Transition): number {
  const { source, eventType } = transition
  const siblings: readonly unknown[] | undefined =
    eventType === '' ? source.always : source.transitions.get(eventType)
  const path = source.path.join('.')
  const first = chart.transitions.findIndex((each) => each.source === path && each.event === eventType)
  return first + Math.max(0, siblings?.indexOf(transition) ?? 0)
}

function pathsIn(value: StateValue, above = ''): string[] {
  if (typeof value === 'string') return [above + value]
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [above + key, ...pathsIn(inner, `${above}${key}.`)],
  )
}
