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

/** A step of a random sequence: an event, the result or failure of a call, or elapsed time. */
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

/** Parts of a snapshot that invariants use. */
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

/** Runs a machine whose calls end when the test decides. */
export class World {
  readonly actor: Actor<AnyStateMachine>
  /** Names of calls that began while the same call was pending, which violates an invariant. */
  readonly begunTwice: string[] = []
  #end: Seen | undefined
  readonly #clock = new SimulatedClock()
  readonly #calls: UnderWay[] = []
  /** Pending calls at the beginning of the last step. */
  #before: readonly UnderWay[] = []

  /** Number of parallel regions. */
  readonly regions: number

  constructor({ machine, input, outputs }: Subject) {
    this.regions = machine.root.type === 'parallel' ? Object.keys(machine.states).length : 1
    const actors: Record<string, AnyActorLogic> = {}
    // Child machines run unchanged, without their effects.
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

  /** Final snapshot; undefined while the machine runs. */
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

  /** Sends an event without the warning that XState logs in development for an ended actor. */
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

/** Arbitrary sequences of steps. */
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
