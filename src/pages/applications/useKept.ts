import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { emptyApplication, sayTheSame } from '../../../contract/applications/typed.ts'
import type { ApplyingFlow, applyingMachine } from '../../../machines/applications/applying.ts'
import { contentOf, holdsBack } from '../../../machines/applications/applyingContext.ts'
import { keptApplications } from '../../browser/kept/keptApplications.ts'

/** What the server does not have yet stands on the device, by `key`, until it has. */
export function useKept(flow: ApplyingFlow, key: string): void {
  useEffect(() => {
    const follow = (state: SnapshotFrom<typeof applyingMachine>) => {
      const { before, saved, typed } = state.context
      if (state.hasTag('unsaved') || holdsBack(state.context)) {
        const { answers, letter, resume } = saved ?? before
        const isEmpty =
          !saved &&
          !holdsBack(state.context) &&
          sayTheSame(contentOf(state.context), emptyApplication) &&
          typed.letter === ''
        if (isEmpty) keptApplications.forget(key)
        else keptApplications.keep(key, { before: { answers, letter, resume }, typed })
      } else if (state.hasTag('saved') || state.matches('sent')) keptApplications.forget(key)
    }
    follow(flow.getSnapshot())
    const followed = flow.subscribe(follow)
    return () => followed.unsubscribe()
  }, [flow, key])
}
