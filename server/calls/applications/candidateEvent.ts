import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { lockApplication, type LifecycleEvent } from '../../applications/applications.ts'
import { applyApplicationEvent } from '../../applications/change.ts'
import { ownApplicationOf } from '../../applications/shown.ts'
import { ownObject, Refused } from '../../refused.ts'
import { noteActivity } from '../../talent/profileChanges.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Applies a candidate's event to an application. Returns the application after it.
 *
 * Refused: 409 when another change came first, and when its state does not allow it; with the fields, when it is sent
 * and something is missing; 429 when they did very much with it; 403 when it is sent by somebody whose address is not verified.
 */
export const candidateEvent = defineHandler(
  contract.applications.candidateEvent,
  async (
    { account, application: { id, posting_id: postingId }, db, limits, now, undoSeconds, wakeOutbox },
    { revision, event },
  ) => {
    await limits.takeFor('applicationEvent', `${account.id} ${id}`)
    const changed = await db.transaction().execute(async (transaction) => {
      if (event.type === 'submit') ownObject(await lockAccount(transaction, account.id))
      const held = ownObject(await lockApplication(transaction, id, postingId))
      if (held.application.revision !== revision) throw Refused.conflict(held.application.revision)
      const done: LifecycleEvent = event.type === 'tell' ? { ...event, by: 'candidate' } : event
      const change = { actor: 'candidate', accountId: account.id, now, undoSeconds } as const
      const { application } = await applyApplicationEvent(transaction, held, done, change)
      if (event.type === 'submit') await noteActivity(transaction, account.id, now)
      return ownApplicationOf(transaction, application)
    })
    wakeOutbox()
    return changed
  },
)
