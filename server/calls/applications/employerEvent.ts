import { contract } from '../../../contract/index.ts'
import {
  applicantsOf,
  lockApplication,
  sentIn,
  type Application,
  type LifecycleEvent,
} from '../../applications/applications.ts'
import { applyApplicationEvent } from '../../applications/change.ts'
import { isNameHidden } from '../../applications/hiding.ts'
import { isRecorded, wasLast } from '../../work/ledger.ts'
import { applicantOf } from '../../applications/shown.ts'
import { addressed } from '../../../contract/applications/addressed.ts'
import type { EmployerApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { shownToCompany } from './shownToCompany.ts'
import { applicationsRefusals } from '../../words/applications.ts'

/**
 * Applies an employer's event to an application. Returns the updated application.
 *
 * @throws Refused if the name is hidden and a merge field in the message has no value; Refused (429) beyond
 * the hourly number of events for one application; Refused (409) after a concurrent change, and if the state
 * does not allow the event; Refused (503) if the event was applied, but the queue for the response is full
 */
export const employerEvent = defineHandler(
  contract.applications.employerEvent,
  async (context, { revision, event }) => {
    const { account, application: before, db, limits } = context
    await limits.takeFor('applicationEvent', `${account.id} ${before.id}`)
    const { applicant, application } = await db.transaction().execute(async (transaction) => {
      // While the name is hidden, the employer writes {{name}}, as in a bulk message.
      const sent = isNameHidden(before) ? eventTo(before, event) : { event }
      const changed = await doAsEmployer(transaction, { ...context, ...sent, revision })
      return { application: changed, applicant: await applicantOf(transaction, changed) }
    })
    context.wakeOutbox()
    return shownToCompany(context, application, applicant).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      throw new Refused(applicationsRefusals.doneUnread, { status: error.status })
    })
  },
)

interface Wanted extends Pick<MemberContext, 'account' | 'now' | 'undoSeconds'> {
  /** Application as read during authorization, before it is locked. */
  readonly application: Application
  readonly event: EmployerApplicationEvent
  readonly typed?: string | undefined
  /** Revision that the caller has seen; absent to accept any revision. */
  readonly revision?: number
  /**
   * Set for a retry after a lost response. The event is not applied twice: an event with the same key counts
   * as done; without a key, an equal last event does.
   */
  readonly again?: { readonly key: string | undefined }
}

/** Applies an employer's event within a transaction. */
export async function doAsEmployer(
  transaction: Database,
  { account, again, application: { id, posting_id: postingId }, revision, ...wanted }: Wanted,
): Promise<Application> {
  const held = ownObject(await lockApplication(transaction, id, postingId))
  // Checked again after locking: the member may have been removed while the call waited.
  ownObject(await applicantsOf(transaction, account.id).select('id').where('id', '=', id).executeTakeFirst())
  if (revision !== undefined && held.application.revision !== revision) {
    throw Refused.conflict(held.application.revision)
  }
  const { event, now, typed, undoSeconds } = wanted
  const done: LifecycleEvent = event.type === 'tell' ? { ...event, by: 'employer' } : event
  const key = again?.key
  const isDone =
    again &&
    (key === undefined
      ? await wasLast(transaction, id, { ...done, typed }, account.id)
      : await isRecorded(transaction, id, key))
  if (isDone) return held.application
  const change = { actor: 'employer', accountId: account.id, now, undoSeconds, key, typed } as const
  const { application } = await applyApplicationEvent(transaction, held, done, change)
  return application
}

/**
 * Fills in the merge fields of an event's message. Also returns the typed text if the company must not read
 * the name in it.
 *
 * @throws Refused if a merge field, such as `{{name}}`, has no value
 */
export function eventTo(
  application: Application,
  event: EmployerApplicationEvent,
): Pick<Wanted, 'event' | 'typed'> {
  const sent = sentIn(application)
  if (!('message' in event) || event.message === undefined || !sent) return { event }
  const { firstName: name } = sent.candidate
  const { empty, text } = addressed(event.message, { name, role: sent.posting.title })
  const [field] = empty
  if (field !== undefined) throw new Refused(applicationsRefusals.emptyField(field))
  const typed = application.hidden_as === null ? undefined : event.message
  return { event: { ...event, message: text }, typed }
}
