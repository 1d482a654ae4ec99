import type { AnyActorRef, EventObject, MachineContext, ProvidedActor, StateMachine } from 'xstate'

/** Types of a machine that differ between its uses. */
interface Types {
  readonly context: MachineContext
  readonly event: EventObject
  readonly actor: ProvidedActor
  readonly input: unknown
  readonly emitted: EventObject
  /** Actor refs of the children by id, if they differ. */
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

/**
 * Machine that is written once over loose types, with the types of one use. TypeScript cannot infer `setup`
 * inside a generic function, so a factory defines its machine outside and casts it to this type.
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
