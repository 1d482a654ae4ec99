import type { ChannelSubject } from '../../../contract/hosted/realtime.ts'
import { applicantsOf, applicationsOf } from '../../applications/applications.ts'
import { postingsOf } from '../../postings/postings.ts'
import type { Database } from '../../store/schema.ts'
import type { Bearer } from '../../http/environment.ts'

/** Read access of an open session. */
interface Rights {
  /** Company of the account; null without one. */
  readonly companyId: string | null
  readonly mayRead: boolean
}

/** Current rights of an access token; undefined if its session has ended or its account is deleted. */
export async function rightsOf(
  db: Database,
  { accountId, sessionHash }: Bearer,
  subject: ChannelSubject,
  now: number,
): Promise<Rights | undefined> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('members', 'members.account_id', 'accounts.id')
    .select('company_id')
    .where('token_hash', '=', sessionHash)
    .where('accounts.id', '=', accountId)
    .where('accounts.erase_at', 'is', null)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .executeTakeFirst()
  if (!session) return undefined
  const companyId = session.company_id
  if (subject.kind === 'account') return { companyId, mayRead: true }
  const mayRead = subject.kind === 'company' ? companyId !== null : await isOwn(db, accountId, subject)
  return { companyId, mayRead }
}

/** True if the object belongs to the account or its company. */
async function isOwn(
  db: Database,
  accountId: string,
  subject: Extract<ChannelSubject, { kind: 'application' | 'posting' }>,
): Promise<boolean> {
  if (subject.kind === 'posting') {
    const posting = postingsOf(db, accountId).select('id').where('id', '=', subject.id)
    return (await posting.executeTakeFirst()) !== undefined
  }
  for (const applications of [applicationsOf(db, accountId), applicantsOf(db, accountId)]) {
    const application = applications.select('id').where('reference', '=', subject.reference)
    if (await application.executeTakeFirst()) return true
  }
  return false
}
