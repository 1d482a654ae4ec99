import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { lockApplication, type LifecycleEvent } from '../../applications/applications.ts'
import { applyApplicationEvent } from '../../applications/change.ts'
import { ownApplicationOf } from '../../applications/shown.ts'
import { ownObject, Refused } from '../../refused.ts'
import { noteActivity } from '../../talent/profileChanges.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Applies a candidate's event to an application. Returns the updated application.
 *
 * @throws Refused (409) after a concurrent change, and if the state does not allow the event; Refused with
 * the missing fields on submit; Refused (403) on submit with an unverified address; Refused (429) beyond the
 * hourly number of events for one application
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
