import { introductionPaths } from '../../contract/introductions/paths.ts'
import { requestNotice, notifyCompany } from '../mail/notices.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import type { IntroductionMail } from '../words/mails/introductions.ts'
import { NOT_DUE, sharesOf, type HeldIntroduction, type Introduction } from './introductions.ts'
import { sharedIn } from './shared.ts'

interface Happened {
  readonly type: string
  readonly message?: string
}

interface Told {
  readonly candidate?: IntroductionMail
  readonly employer?: IntroductionMail
}

/** Emails about an event, by the side that sent it. Applications have their own emails. */
const mails: Readonly<Record<string, Readonly<Partial<Record<string, Told>>>>> = {
  employer: {
    invite: { candidate: 'invited' },
    withdraw: { candidate: 'invitationWithdrawn' },
    ask: { candidate: 'inviterAsked' },
    reply: { candidate: 'inviterAsked' },
    tell: { candidate: 'inviterTold' },
    end: { candidate: 'inviterEnded' },
  },
  candidate: {
    accept: { employer: 'invitationAccepted' },
    decline: { employer: 'invitationDeclined' },
    ask: { employer: 'invitedReplied' },
    reply: { employer: 'invitedReplied' },
    tell: { employer: 'invitedTold' },
    end: { employer: 'invitedEnded' },
    accountDeleted: { employer: 'invitedEnded' },
  },
}

/**
 * Emails about an event. When an invitation lapses, only the company is informed: not answering is the
 * candidate's right.
 */
const mailsOf = ({ state, turn }: Introduction, { type }: Happened, actor: string): Told => {
  if (state === 'lapsed') return type === 'turnDue' ? { employer: 'invitationExpired' } : {}
  const isLate = type === 'turnDue' && turn === 'employer'
  return isLate ? { employer: 'inviterOverdue' } : (mails[actor]?.[type] ?? {})
}

/**
 * Queues the emails about an event of an introduction, in its transaction.
 *
 * @param held introduction and posting after the event
 */
export async function tellSides(
  transaction: Database,
  { introduction, posting }: HeldIntroduction,
  event: Happened,
  { actor, now }: { readonly actor: string; readonly now: number },
): Promise<void> {
  const told = mailsOf(introduction, event, actor)
  if (!told.candidate && !told.employer) return
  const { company, emailAddress, isDemo, mark } = await partiesOf(transaction, introduction)
  const facts = {
    at: now,
    job: contentOf(posting).title,
    company,
    isVerified: mark !== undefined,
    replyBy: introduction.due_at === NOT_DUE ? null : introduction.due_at,
    said: event.message,
  }
  const path = introductionPaths
  if (told.candidate && !isDemo && introduction.is_quiet === 0) {
    const notice = {
      role: 'candidate',
      recipient: emailAddress,
      path: path.introduction(introduction.id),
      facts: { ...facts, ...(mark && { mark }) },
    } as const
    await requestNotice(transaction, told.candidate, notice, now)
  }
  if (told.employer) {
    const notice = {
      path: path.sentIntroduction(introduction.id),
      facts: { ...facts, person: revealedName(introduction) },
    }
    await notifyCompany(transaction, introduction.company_id, { kind: told.employer, notice, now })
  }
}

/** Name that the candidate has revealed to the company. */
function revealedName(introduction: Introduction): string | undefined {
  const shared = sharedIn(introduction)
  if (!shared || !sharesOf(introduction).includes('name')) return undefined
  return `${shared.candidate.firstName} ${shared.candidate.lastName}`.trim()
}

async function partiesOf(transaction: Database, { candidate_id: candidateId, company_id: id }: Introduction) {
  const found = await transaction
    .selectFrom(['accounts', 'companies'])
    .select(['name', 'slug', 'logo', 'proof', 'accounts.email_address', 'accounts.is_demo'])
    .where('accounts.id', '=', candidateId)
    .where('companies.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    company: found.name,
    mark: found.proof === 'none' ? undefined : { slug: found.slug, ...(found.logo && { logo: found.logo }) },
    emailAddress: found.email_address,
    isDemo: found.is_demo === 1,
  }
}
