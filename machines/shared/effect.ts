import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Typed placeholder of an effect: a name, an input and an output. Provided in one place; until then it
 * rejects, so that stories and tests cannot reach the network by accident.
 */
export const effect = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`The effect "${name}" has not been provided.`)))
