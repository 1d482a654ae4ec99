import type { AnyActorRef, EventObject, MachineContext, ProvidedActor, StateMachine } from 'xstate'

/** The types of a machine that differ from one use of it to another. */
interface Types {
  readonly context: MachineContext
  readonly event: EventObject
  readonly actor: ProvidedActor
  readonly input: unknown
  readonly emitted: EventObject
  /** References to the children by their ids, where they differ. */
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

/**
 * A machine that is written once over `unknown`, with the types of one use of it. `setup` infers nothing inside a
 * function with type parameters, so a factory writes its machine outside, and gives it its types where it leaves.
 */
export type Retyped<Machine, Use extends Types> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer _Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer Output,
    infer _Emitted,
    infer Meta,
    infer Schema,
    infer TransitionMeta
  >
    ? StateMachine<
        Use['context'],
        Use['event'],
        Use extends { readonly children: infer Own } ? Own : Children,
        Use['actor'],
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Use['input'],
        Output,
        Use['emitted'],
        Meta,
        Schema,
        TransitionMeta
      >
    : never
