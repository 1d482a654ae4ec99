import { fromPromise } from 'xstate'
import type { CallName, ResultOf } from '../../../contract/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'
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
export async function call<Name extends CallName>(
  role: Role,
  name: Name,
  values: unknown,
  signal: AbortSignal,
): Promise<ResultOf<Name>> {
  const inTime = limited(signal)
  const api = await loaded(loadApi, inTime)
  return api.call(role, name, values, inTime)
}

/** How long a person waits for an answer, and for what it takes to ask, in milliseconds. */
const longest = 15_000

export const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(longest)])

/** A module that is loaded now; one that does not come is a server that does not answer. */
export const loaded = <Module>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> =>
  new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(toFailure(error))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    load().then(resolve, fail)
  })

/** An effect that rejects with failures only, whatever went wrong in it. */
export const provided = <Output, Input>(act: (asked: Asked<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>((asked) =>
    act(asked).catch((error: unknown) => {
      throw toFailure(error)
    }),
  )

/** A form sent with one of the calls. */
export const sendForm = <Name extends CallName>(name: Name) =>
  provided(({ input, signal }: Asked<Submission>) =>
    call(input.role, name, Object.fromEntries(input.form), signal),
  )
