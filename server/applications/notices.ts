import * as v from 'valibot'
import { canonicalCriteria } from '../../contract/alerts/savedSearch.ts'
import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import { offeredPay } from '../../contract/applications/offeredPay.ts'
import { paths } from '../../contract/paths.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { searchOf } from '../../contract/search/address.ts'
import { searchLengths } from '../../contract/search/lengths.ts'
import { requestNotice, notifyCompany } from '../mail/notices.ts'
import { sentFacts } from '../mail/sentFacts.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import type { ApplicationFacts } from '../words/mails/applications.ts'
import { NEVER, sentIn, type LockedApplication, type LifecycleEvent } from './applications.ts'
import { shownName, withoutName } from './hiding.ts'
import type { Change } from './step.ts'

type EventCause = Pick<Change, 'actor' | 'now'>

/**
 * Queues the emails about an event of an application, in its transaction.
 *
 * @param held application and posting after the event
 */
export async function notifySides(
  transaction: Database,
  held: LockedApplication,
  event: LifecycleEvent,
  cause: EventCause,
): Promise<void> {
  const { application, posting } = held
  const { now } = cause
  const { candidate: forCandidate, employer: forEmployer } =
    applicationEvents[event.type].mails?.({
      actor: cause.actor,
      turn: application.turn,
      isLeaving: application.leaves_at !== null,
    }) ?? {}
  if (!forCandidate && !forEmployer) return
  const { company, emailAddress, isDemo, isVerified, mark } = await partiesOf(transaction, held)
  const facts = { ...(await factsOf(transaction, held, event)), company, isVerified, at: now }
  if (forCandidate && !isDemo) {
    const notice = {
      role: 'candidate',
      recipient: emailAddress,
      path: paths.application(application.reference),
      facts: {
        ...facts,
        ...(isVerified && { mark }),
        ...(event.type === 'accept' && {
          contact: { ofCompany: contentOf(posting).contact, emailAddress },
        }),
      },
    } as const
    await requestNotice(transaction, forCandidate, notice, now)
  }
  if (forEmployer) {
    const { sent: _, ...known } = facts
    const notice = {
      path: paths.applicant(application.reference),
      facts: {
        ...known,
        said: withoutName(application, { message: known.said }).message,
        applicant: nameToCompany(application),
      },
    }
    await notifyCompany(transaction, posting.company_id, { kind: forEmployer, notice, now })
  }
}

/** Company and candidate of an application. */
async function partiesOf(transaction: Database, { application, posting }: LockedApplication) {
  const found = await transaction
    .selectFrom(['accounts', 'companies'])
    .select(['name', 'slug', 'logo', 'proof', 'accounts.email_address', 'accounts.is_demo'])
    .where('accounts.id', '=', application.candidate_id)
    .where('companies.id', '=', posting.company_id)
    .executeTakeFirstOrThrow()
  return {
    company: found.name,
    mark: { slug: found.slug, ...(found.logo && { logo: found.logo }) },
    isVerified: found.proof !== 'none',
    emailAddress: found.email_address,
    isDemo: found.is_demo === 1,
  }
}

function nameToCompany(application: LockedApplication['application']): string | undefined {
  const sent = sentIn(application)
  if (!sent) return undefined
  const { firstName, lastName } = shownName(application, sent.candidate)
  return `${firstName} ${lastName}`.trim()
}

const rejection = v.object({ message: v.string(), reason: v.string() })
const offer = v.object({ pay: v.optional(offeredPay), start: v.optional(v.string()) })

/** Parameters of the emails about an event, other than the two sides. */
async function factsOf(
  transaction: Database,
  { application, posting }: LockedApplication,
  event: LifecycleEvent,
): Promise<Omit<ApplicationFacts, 'at' | 'company' | 'isVerified'>> {
  const { due_at: dueAt, id, reference } = application
  const facts = {
    job: contentOf(posting).title,
    reference,
    replyBy: dueAt === NEVER ? null : dueAt,
    said: 'message' in event ? event.message : undefined,
  }
  if (event.type === 'submit') {
    const sent = sentIn(application)
    return { ...facts, sent: sent && sentFacts(sent) }
  }
  if (event.type === 'advance') return { ...facts, stage: event.to }
  if (event.type === 'offer') return { ...facts, offer: { pay: event.pay, start: event.start } }
  if (event.type === 'accept') {
    return { ...facts, offer: v.parse(offer, await lastPayload(transaction, id, 'offer')) }
  }
  if (event.type === 'positionClosed') return { ...facts, similar: criteriaLike(contentOf(posting)) }
  if (event.type !== 'rejectionDue') return facts
  const { message: said, reason } = v.parse(rejection, await lastPayload(transaction, id, 'reject'))
  return { ...facts, said, reason }
}

/** Search criteria for similar jobs: the same title, near the first place. */
export function criteriaLike({
  places: [place],
  title,
  workplace,
}: Pick<PostingContent, 'places' | 'title' | 'workplace'>): string {
  const named = workplace === 'remote' ? 'remote' : place ? `${place.name}, ${place.country}` : ''
  return canonicalCriteria(searchOf({ q: title.slice(0, searchLengths.text.max), place: named }))
}

/** Payload of the latest event of a type in the ledger of an application. */
async function lastPayload(transaction: Database, id: string, type: 'offer' | 'reject'): Promise<unknown> {
  const { payload } = await transaction
    .selectFrom('events')
    .select('payload')
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', id)
    .where('type', '=', type)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return JSON.parse(payload)
}
