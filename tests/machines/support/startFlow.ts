import { fromPromise, type AnyActor, type PromiseActorLogic } from 'xstate'

interface HeldCall<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => void
  readonly fail: (error: unknown) => void
}

interface Held<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>
  readonly calls: readonly HeldCall<Output, Input>[]
  /** Newest call. Throws if there is none. */
  readonly last: () => HeldCall<Output, Input>
}

/** Creates an effect whose calls stay pending until the test resolves or rejects them. */
export function held<Output, Input>(): Held<Output, Input> {
  const calls: HeldCall<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    calls.push({ input, signal, answer: resolve, fail: reject })
    return promise
  })
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('The effect has not been called.')
    return call
  }
  return { logic, calls, last }
}

/** Records the events that an actor emits. Must be called before the actor starts. */
export function emittedBy(actor: AnyActor): readonly unknown[] {
  const events: unknown[] = []
  actor.on('*', (event: unknown) => events.push(event))
  return events
}
