import { fromPromise } from 'xstate'
import type * as v from 'valibot'
import { toFailure } from '../../network/failure.ts'
import { request, REQUEST_TIMEOUT_MS, type CallOfOne } from '../../network/request.ts'

// Building blocks for effects: load a module, convert errors to failures, make a call.

/** Input of an effect, with a signal that aborts it when its state is exited. */
export interface EffectRequest<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/** Loads a module. A load that takes too long fails like a request without a response. */
export const loaded = <Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> =>
  new Promise((resolve, reject) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
    ended.addEventListener('abort', () => reject(ended.reason), { once: true })
    load().then(resolve, reject)
  })

/**
 * Creates an effect that rejects with failures only: the single place where errors are converted. Aborted
 * effects never settle, because StrictMode runs effects twice in development, and the abort of the first run
 * must not count as a failure.
 */
export const provided = <Output, Input>(act: (effectRequest: EffectRequest<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>((effectRequest) =>
    act(effectRequest).catch((error: unknown) => {
      if (effectRequest.signal.aborted) return new Promise<never>(() => undefined)
      throw toFailure(error)
    }),
  )

/** Creates an effect that makes a call with its input as the payload. */
export const requesting = <Of extends CallOfOne>(call: Of) =>
  provided(({ input, signal }: EffectRequest<v.InferInput<Of['payload']>>) =>
    request(call, input, { signal }),
  )
