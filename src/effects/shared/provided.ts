import { fromPromise } from 'xstate'
import type { CallName } from '../../../contract/calls.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'
import type * as Api from '../../network/api.ts'
import { toFailure } from '../../network/failure.ts'

// What the effects of every domain are made of. In the files beside this one, the machines' effects meet the network
// and the cookies; pages provide them by name.

/** What an effect is asked with: its input, and the signal that ends it when its state is left. */
export interface Asked<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}

/** The calls, with everything they check: nobody needs them before they do something. */
export const loadApi = onFirstTouch(() => import('../../network/api.ts'))

/** Makes a call of the API, and gives up after 15 seconds. */
export const callInTime: typeof Api.call = async (role, name, values, signal) => {
  const inTime = limited(signal)
  const { call } = await loaded(loadApi, inTime)
  return call(role, name, values, inTime)
}

/** How long a person waits for an answer, and for what it takes to ask, in milliseconds. */
const longest = 15_000

export const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(longest)])

/** A module that is loaded now; one that does not come is a server that does not answer. */
export const loaded = <Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    load().then(resolve, reject)
  })

/**
 * An effect that rejects with failures only, whatever went wrong in it: the one place where errors become failures. One
 * that was ended says nothing any more. While somebody works on the application, React begins each page twice: the end of
 * the first call would be taken for a failure of the second.
 */
export const provided = <Output, Input>(act: (asked: Asked<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>((asked) =>
    act(asked).catch((error: unknown) => {
      if (asked.signal.aborted) return new Promise<never>(() => undefined)
      throw toFailure(error)
    }),
  )

/** A form sent with one of the calls. */
export const sendForm = <Name extends CallName>(name: Name) =>
  provided(({ input, signal }: Asked<Submission>) =>
    callInTime(input.role, name, Object.fromEntries(input.form), signal),
  )
