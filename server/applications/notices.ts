import * as v from 'valibot'
import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import { isolate } from '../../contract/isolate.ts'
import { paths } from '../../contract/paths.ts'
import { requestNotice, tellCompany } from '../mail/notices.ts'
import { sentFacts } from '../mail/sentFacts.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { sentIn, type Held, type LifecycleEvent } from './applications.ts'
import { withoutName } from './hiding.ts'
import type { Change } from './step.ts'

type Happened = Pick<Change, 'actor' | 'now'>

/**
 * Asks for the mails about what has happened to an application, within the transaction that makes it so.
 *
 * @param held as both are now
 */
export async function tellSides(
  transaction: Database,
  held: Held,
  event: LifecycleEvent,
  happened: Happened,
): Promise<void> {
  const { application, posting } = held
  const { now } = happened
  const { candidate: forCandidate, employer: forEmployer } =
    applicationEvents[event.type].mails?.({
      actor: happened.actor,
      turn: application.turn,
      isLeaving: application.leaves_at !== null,
    }) ?? {}
  if (!forCandidate && !forEmployer) return
  const title = contentOf(posting).title
  const said = await saidWith(transaction, application.id, event)
  const reason = said === undefined ? {} : { reason: said }
  if (forCandidate) {
    const {
      name,
      email_address: recipient,
      is_demo: isDemo,
    } = await transaction
      .selectFrom(['accounts', 'companies'])
      .select(['companies.name', 'accounts.email_address', 'accounts.is_demo'])
      .where('accounts.id', '=', application.candidate_id)
      .where('companies.id', '=', posting.company_id)
      .executeTakeFirstOrThrow()
    const about = `${isolate(title)}, ${isolate(name)} (${application.reference})`
    const sent = event.type === 'submit' ? sentIn(application) : undefined
    const notice = {
      role: 'candidate',
      recipient,
      path: paths.application(application.reference),
      about,
      ...reason,
      ...(sent && { facts: sentFacts(sent, application.reference, application.due_at) }),
    } as const
    if (isDemo === 0) await requestNotice(transaction, forCandidate, notice, now)
  }
  if (forEmployer) {
    const notice = {
      path: paths.applicant(application.reference),
      about: `${isolate(title)} (${application.reference})`,
      ...withoutName(application, reason),
    }
    await tellCompany(transaction, posting.company_id, { kind: forEmployer, notice, now })
  }
}

const withMessage = v.object({ message: v.optional(v.string()) })

/** What somebody has said with it; with a rejection that leaves, when it was decided. */
async function saidWith(
  transaction: Database,
  id: string,
  event: LifecycleEvent,
): Promise<string | undefined> {
  if (event.type !== 'rejectionDue') return 'message' in event ? event.message : undefined
  const { payload } = await transaction
    .selectFrom('events')
    .select('payload')
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', id)
    .where('type', '=', 'reject')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return v.parse(withMessage, JSON.parse(payload)).message
}
