import { lockApplication, type Application, type LifecycleEvent } from '../../applications/applications.ts'
import { happen } from '../../applications/change.ts'
import { wasLast } from '../../work/ledger.ts'
import { applicantOf } from '../../applications/shown.ts'
import type { EmployerApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import { Refused } from '../../http/refused.ts'
import type { Database } from '../../store/schema.ts'
import { ownObject } from '../shared/access.ts'
import type { ApplicationHandler, MemberContext } from '../shared/context.ts'

/**
 * Makes happen what an employer does with an application. Gives the application as it is then.
 *
 * Refused: 409 when another change came first, and when its state does not allow it.
 */
export const employerEvent: ApplicationHandler<'employerEvent'> = async (context, { id, revision, event }) =>
  context.db.transaction().execute(async (transaction) => {
    const application = await doAsEmployer(transaction, { ...context, id, event, revision })
    return applicantOf(transaction, application)
  })

interface Wanted extends Pick<MemberContext, 'account' | 'now' | 'undoSeconds'> {
  readonly id: string
  readonly event: EmployerApplicationEvent
  /** The one that was looked at; whatever there is, where it does not matter. */
  readonly revision?: number
  /** Whether it may be asked for again because no answer came: what happened last is then not done a second time. */
  readonly isRepeated?: boolean
}

/** Does it within a transaction; whose application it is, has been found out before. */
export async function doAsEmployer(
  transaction: Database,
  { account, event, id, isRepeated = false, now, revision, undoSeconds }: Wanted,
): Promise<Application> {
  const held = ownObject(await lockApplication(transaction, id))
  if (revision !== undefined && held.application.revision !== revision) {
    throw Refused.conflict(held.application.revision)
  }
  const done: LifecycleEvent = event.type === 'tell' ? { ...event, by: 'employer' } : event
  if (isRepeated && (await wasLast(transaction, id, done, account.id))) return held.application
  const change = { actor: 'employer', accountId: account.id, now, undoSeconds } as const
  const { application } = await happen(transaction, held, done, change)
  return application
}
