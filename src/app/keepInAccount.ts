import type { SessionActor } from '../../machines/session/session.ts'
import { hasKeptJobs } from '../browser/kept/hasKeptJobs.ts'

/** What a guest has saved on this device comes along when they log in as a candidate. What fails waits for the next page. */
export function keepInAccount(session: SessionActor): void {
  const known = session.subscribe(({ context }) => {
    if (!context.users.candidate || !hasKeptJobs()) return
    known.unsubscribe()
    import('./moveKeptJobs.ts').then(
      ({ moveKeptJobs }) => moveKeptJobs(),
      () => undefined,
    )
  })
}
