import { createActor, toPromise } from 'xstate'
import type { SessionActor } from '../../machines/session/session.ts'
import { hasKeptJobs } from '../browser/keptJobs.ts'

/** What a guest has saved on this device comes along when they log in as a candidate. What fails waits for the next time. */
export function keepInAccount(session: SessionActor): void {
  let isMoving = false
  session.subscribe(({ context }) => {
    if (isMoving || !context.users.candidate || !hasKeptJobs()) return
    isMoving = true
    import('../effects/search.ts')
      .then(({ moveKept }) => toPromise(createActor(moveKept).start()))
      .catch(() => undefined)
      .finally(() => (isMoving = false))
  })
}
