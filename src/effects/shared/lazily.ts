import { createActor, toPromise, type PromiseActorLogic } from 'xstate'
import { loaded, provided, type EffectRequest } from './provided.ts'

/**
 * Creates an effect whose module loads when it first runs, so that pages render without it.
 *
 * @param load imports the effect
 */
export const lazily = <Output, Input>(load: () => Promise<PromiseActorLogic<Output, Input>>) =>
  provided(async ({ input, signal }: EffectRequest<Input>): Promise<Output> => {
    const effect = createActor(await loaded(load, signal), { input })
    signal.addEventListener('abort', () => effect.stop(), { once: true })
    return toPromise(effect.start())
  })
