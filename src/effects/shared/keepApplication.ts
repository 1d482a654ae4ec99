import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate'
import { holdsBack, isBlank } from '../../../machines/applications/applyingContext.ts'
import type { ApplyingState, KeepInput } from '../../../machines/applications/applyingSetup.ts'
import { keptApplications } from '../../browser/kept/keptApplications.ts'

/** Keeps on the device, by `key`, what is not saved of an application, and forgets it once it is. */
export function keepApplication(key: string): CallbackActorLogic<EventObject, KeepInput> {
  const follow = (state: ApplyingState) => {
    const { context } = state
    const { before, saved, typed } = context
    if (state.hasTag('unsaved') || holdsBack(context)) {
      const { answers, letter, resume } = saved ?? before
      if (isBlank(context)) keptApplications.forget(key)
      else keptApplications.keep(key, { before: { answers, letter, resume }, typed })
    } else if (state.hasTag('saved')) keptApplications.forget(key)
  }
  return fromCallback(({ input: { applying } }) => {
    follow(applying.getSnapshot())
    const followed = applying.subscribe(follow)
    return () => followed.unsubscribe()
  })
}
