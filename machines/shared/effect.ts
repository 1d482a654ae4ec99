import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Creates a typed placeholder for an effect, by name. It rejects until an implementation is provided, so that
 * stories and tests cannot reach the network by accident.
 */
export const effect = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`The effect "${name}" has not been provided.`)))
