import * as fc from 'fast-check'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { vi } from 'vitest'
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  StateMachine,
  type Actor,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  type StateValue,
} from 'xstate'
import { chartOf } from '../../machines/shared/chart.ts'
import { invalid, refused } from '../machines/support/events.ts'

/** Input of a machine: an event, the end of a call, or time. */
export type Step =
  | { readonly kind: 'event'; readonly event: EventObject }
  | { readonly kind: 'answer'; readonly choice: number }
  | { readonly kind: 'failure'; readonly error: unknown }
  | { readonly kind: 'time'; readonly milliseconds: number }

interface UnderWay {
  readonly name: string
  readonly signal: AbortSignal
  readonly succeed: (choice: number) => void
  readonly fail: (error: unknown) => void
  ended: boolean
}

/** A snapshot as the invariants look at it. */
interface Seen {
  readonly context: unknown
  readonly output: unknown
  readonly error: unknown
  readonly status: string
  readonly matches: (state: StateValue) => boolean
}

export interface Subject {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly events: readonly EventObject[]
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
}

const failures = [refused, invalid, { code: 'timeout', message: 'Too late.' }, new Error('no'), undefined]

/** A running machine whose calls end when, and as, the test says. */
export class World {
  readonly actor: Actor<AnyStateMachine>
  /** Violations: a call that began while the same call was under way. */
  readonly begunTwice: string[] = []
  #end: Seen | undefined
  readonly #clock = new SimulatedClock()
  readonly #calls: UnderWay[] = []
  /** The calls that were under way when the last step began. */
  #before: readonly UnderWay[] = []

  /** Number of regions: states that are active at the same time. */
  readonly regions: number

  constructor({ machine, input, outputs }: Subject) {
    this.regions = machine.root.type === 'parallel' ? Object.keys(machine.states).length : 1
    const actors: Record<string, AnyActorLogic> = {}
    // Children that are machines stay themselves: their effects are not provided.
    for (const { src } of chartOf(machine).invocations)
      if (!(machine.implementations.actors[src] instanceof StateMachine))
        actors[src] = outputs[src] ? this.#effect(src, outputs[src]) : fromCallback(() => undefined)
    this.actor = createActor(machine.provide({ actors }), { input, clock: this.#clock })
    this.actor.subscribe({ error: () => undefined })
    this.actor.start()
  }

  snapshot(): Seen {
    return this.actor.getSnapshot()
  }

  /** The snapshot with which the machine ended, if it has. */
  end(): Seen | undefined {
    return this.#end
  }

  underWay(): readonly UnderWay[] {
    return this.#calls.filter(({ ended, signal }) => !ended && !signal.aborted)
  }

  async take(step: Step): Promise<void> {
    this.#before = this.underWay()
    const call = this.#before.at(-1)
    if (step.kind === 'event') this.#send(step.event)
    else if (step.kind === 'time') this.#clock.increment(step.milliseconds)
    else if (step.kind === 'answer') call?.succeed(step.choice)
    else call?.fail(step.error)
    await nextTurn()
    if (this.snapshot().status !== 'active') this.#end ??= this.snapshot()
  }

  /** To an actor that has ended too, which is what it says in development. */
  #send(event: EventObject): void {
    const said = vi.spyOn(console, 'warn').mockReturnValue()
    this.actor.send(event)
    said.mockRestore()
  }

  #effect(name: string, outputs: readonly unknown[]) {
    return fromPromise(({ signal }: { signal: AbortSignal }) => {
      if (this.#before.some((call) => call.name === name && !call.ended)) this.begunTwice.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const call: UnderWay = {
        name,
        signal,
        succeed: (choice) => {
          call.ended = true
          resolve(outputs[choice % outputs.length])
        },
        fail: (error) => {
          call.ended = true
          reject(error)
        },
        ended: false,
      }
      this.#calls.push(call)
      return promise
    })
  }
}

/** Arbitrary sequences of input. */
export const stepsOf = ({ events }: Subject) =>
  fc.array(
    fc.oneof(
      ...(events.length > 0
        ? [
            {
              weight: 5,
              arbitrary: fc.constantFrom(...events).map((event) => ({ kind: 'event', event }) as const),
            },
          ]
        : []),
      { weight: 2, arbitrary: fc.nat(3).map((choice) => ({ kind: 'answer', choice }) as const) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...failures).map((error) => ({ kind: 'failure', error }) as const),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(0, 8_000, 60_000)
          .map((milliseconds) => ({ kind: 'time', milliseconds }) as const),
      },
    ),
    { maxLength: 30 },
  )
