import { fromPromise } from 'xstate'
import type * as v from 'valibot'
import { toFailure } from '../../network/failure.ts'
import { request, REQUEST_TIMEOUT_MS, type CallOfOne } from '../../network/request.ts'

// Building blocks of effects. The files beside this one connect the effects of machines with the network and
// the cookies; pages provide them by name.

/** Input of an effect, and the signal that aborts it when its state is left. */
export interface EffectRequest<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/** A module that is loaded now; one that does not come is a server that does not respond. */
export const loaded = <Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> =>
  new Promise((resolve, reject) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
    ended.addEventListener('abort', () => reject(ended.reason), { once: true })
    load().then(resolve, reject)
  })

/**
 * An effect that rejects with failures only, whatever went wrong in it: the one place where errors become failures. One
 * that was ended says nothing any more. While somebody works on the application, React begins each page twice: the end of
 * the first call would be taken for a failure of the second.
 */
export const provided = <Output, Input>(act: (effectRequest: EffectRequest<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>((effectRequest) =>
    act(effectRequest).catch((error: unknown) => {
      if (effectRequest.signal.aborted) return new Promise<never>(() => undefined)
      throw toFailure(error)
    }),
  )

/** An effect that makes a call, whose payload is its input. */
export const requesting = <Of extends CallOfOne>(call: Of) =>
  provided(({ input, signal }: EffectRequest<v.InferInput<Of['payload']>>) =>
    request(call, input, { signal }),
  )
