import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * An effect as a machine sees it: a name, what it takes, what it gives. It is provided outside, in one place;
 * until then it rejects, so that a story or a test cannot reach the network by accident.
 */
export const effect = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise(() => Promise.reject(new Error(`The effect "${name}" has not been provided.`)))
