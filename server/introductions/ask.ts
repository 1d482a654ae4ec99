import { randomUUID } from 'node:crypto'
import {
  companyInvitations,
  daysToReply,
  monthsBetweenInvitations,
  openInvitations,
} from '../../contract/introductions/lifecycle.ts'
import { monthsAfter } from '../../contract/privacy/retention.ts'
import { lockCompanies } from '../companies/companies.ts'
import { lockOwnPosting } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import { ownObject, Refused } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import type { PersonIds } from '../talent/personIds.ts'
import { holdProfile } from '../talent/profiles.ts'
import { shownTo, type SeenPerson } from '../talent/shownTo.ts'
import { introductionsRefusals } from '../words/introductions.ts'
import type { Introduction } from './introductions.ts'
import { tellSides } from './notices.ts'
import { noteIntroduction } from './step.ts'

const DAY = 86_400_000

interface Asking {
  readonly companyId: string
  /** Account of the member. */
  readonly accountId: string
  readonly postingId: string
  /** Company-specific id of the person. */
  readonly id: string
  readonly personIds: PersonIds
  readonly message: string
  /** In milliseconds since 1970. */
  readonly now: number
}

/**
 * Creates an introduction, within a transaction. The lock of the company serializes concurrent invitations by
 * its members.
 *
 * Posting and limits are checked before the person, so that these errors reveal nothing about anybody.
 *
 * @throws Refused (404) for a posting of another company, and for a person whom the company may not see
 */
export async function askPerson(transaction: Database, asking: Asking): Promise<Introduction> {
  const { accountId, companyId, message, now, postingId } = asking
  const posting = ownObject(await lockOwnPosting(transaction, accountId, postingId))
  await lockCompanies(transaction, [companyId])
  if (posting.company_id !== companyId) return ownObject<Introduction>(undefined)
  await requireOpen(transaction, posting)
  await requireLeft(transaction, { accountId, companyId, now })
  const { accountId: candidateId, personId, profile } = await lockSeen(transaction, asking)
  const isQuiet = await wasAskedByName(transaction, {
    candidateId,
    companyId,
    isNamed: profile.name !== undefined,
    now,
    personId,
  })
  const introduction = await transaction
    .insertInto('introductions')
    .values({
      id: randomUUID(),
      company_id: companyId,
      posting_id: posting.id,
      candidate_id: candidateId,
      asked_by: accountId,
      state: 'asked',
      turn: 'candidate',
      lateness: 'onTime',
      due_at: now + daysToReply * DAY,
      message,
      headline: profile.headline,
      person_id: personId,
      shares: '[]',
      shared: null,
      application_id: null,
      revision: 1,
      created_at: now,
      ended_at: null,
      kept_until: null,
      is_quiet: isQuiet ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const change = { actor: 'employer', accountId, now } as const
  const event = { type: 'invite', message } as const
  await noteIntroduction(transaction, 'asked', introduction, event, change)
  await tellSides(transaction, { introduction, posting }, event, change)
  return introduction
}

/**
 * Person whom the company may see. The profile is locked until the transaction ends, because it could be
 * hidden concurrently.
 *
 * @throws Refused (404)
 */
async function lockSeen(transaction: Database, { id, ...sight }: Asking): Promise<SeenPerson> {
  const { accountId } = ownObject(await shownTo(transaction, sight, id))
  await holdProfile(transaction, accountId)
  return ownObject(await shownTo(transaction, sight, id))
}

async function requireOpen(
  transaction: Database,
  { id, state }: { readonly id: string; readonly state: string },
): Promise<void> {
  const open = await publicPostings(transaction)
    .select('postings.id')
    .where('postings.id', '=', id)
    .executeTakeFirst()
  if (!open) throw Refused.state(introductionsRefusals.closedPosting, state)
}

type Member = Pick<Asking, 'accountId' | 'companyId' | 'now'>

/** Number of invitations that a member, and the whole company, may still send. */
export async function invitationsLeft(db: Database, { accountId, companyId, now }: Member) {
  const { open, today } = await db
    .selectFrom('introductions')
    .select(({ fn }) => [
      fn
        .countAll<number | string>()
        .filterWhere((is) => is.and([is('asked_by', '=', accountId), is('turn', 'is not', null)]))
        .as('open'),
      fn
        .countAll<number | string>()
        .filterWhere('created_at', '>', now - DAY)
        .as('today'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    open: Math.max(0, openInvitations - Number(open)),
    today: Math.max(0, companyInvitations - Number(today)),
  }
}

async function requireLeft(transaction: Database, member: Member): Promise<void> {
  const { open, today } = await invitationsLeft(transaction, member)
  if (open === 0) throw new Refused(introductionsRefusals.tooManyOpen(openInvitations))
  if (today === 0) throw new Refused(introductionsRefusals.tooManyToday(companyInvitations))
}

interface Asked extends Pick<Asking, 'companyId' | 'now'> {
  readonly candidateId: string
  readonly personId: string
  /** True if the company sees the name at present. */
  readonly isNamed: boolean
}

/**
 * True if the company has recently invited this person while seeing a name that is hidden by now. An error
 * would reveal who the anonymous person is, so the invitation is sent as usual, but never delivered, and
 * lapses without an answer.
 *
 * @throws Refused if it has invited the person as they appear at present
 */
async function wasAskedByName(
  transaction: Database,
  { candidateId, companyId, isNamed, now, personId }: Asked,
): Promise<boolean> {
  const asked = await transaction
    .selectFrom('introductions')
    .select('person_id')
    .where('company_id', '=', companyId)
    .where('candidate_id', '=', candidateId)
    .where('created_at', '>', monthsAfter(now, -monthsBetweenInvitations))
    .execute()
  if (asked.length === 0) return false
  if (isNamed || asked.some((each) => each.person_id === personId)) {
    throw new Refused(introductionsRefusals.invitedAlready)
  }
  return true
}
