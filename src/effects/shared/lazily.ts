import { createActor, toPromise, type PromiseActorLogic } from 'xstate'
import { loaded, provided, type EffectRequest } from './provided.ts'

/**
 * An effect whose module is loaded when it first runs: a page is shown without the calls that come later.
 *
 * @param load imports the effect
 */
export const lazily = <Output, Input>(load: () => Promise<PromiseActorLogic<Output, Input>>) =>
  provided(async ({ input, signal }: EffectRequest<Input>): Promise<Output> => {
    const effect = createActor(await loaded(load, signal), { input })
    signal.addEventListener('abort', () => effect.stop(), { once: true })
    return toPromise(effect.start())
  })
