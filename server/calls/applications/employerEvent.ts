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
 * Applies an employer's event to an application. Returns the application after it.
 *
 * Refused: when the name is hidden, and a field in the message stands for nothing; 429 when they did very much with it;
 * 409 when another change came first, and when its state does not allow it; 503 when it was done, and too much waits to
 * be read.
 */
export const employerEvent = defineHandler(
  contract.applications.employerEvent,
  async (context, { revision, event }) => {
    const { account, application: before, db, limits } = context
    await limits.takeFor('applicationEvent', `${account.id} ${before.id}`)
    const { applicant, application } = await db.transaction().execute(async (transaction) => {
      // Without a known name the message has {{name}}, as in one to several people.
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
  /** As it was when it was found out whose it is. */
  readonly application: Application
  readonly event: EmployerApplicationEvent
  readonly typed?: string | undefined
  /** The one that was looked at; whatever there is, where it does not matter. */
  readonly revision?: number
  /**
   * Set for a retry after a lost response. The event is not applied twice: the same key, or without a key the
   * same last event, counts as done.
   */
  readonly again?: { readonly key: string | undefined }
}

/** Does it within a transaction. */
export async function doAsEmployer(
  transaction: Database,
  { account, again, application: { id, posting_id: postingId }, revision, ...wanted }: Wanted,
): Promise<Application> {
  const held = ownObject(await lockApplication(transaction, id, postingId))
  // Only now: who was taken out of the company while the call waited changes nothing more.
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
 * An event with its message as the candidate gets it, and what was typed where the company may not read the name in it.
 *
 * @throws Refused when a field in it, such as `{{name}}`, stands for nothing
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
