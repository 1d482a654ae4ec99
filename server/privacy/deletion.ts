import { daysToErasure, type DeletionEffects } from '../../contract/privacy/deletionCalls.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { Account } from '../auth/accounts.ts'
import { companyOf, lockCompanies } from '../companies/companies.ts'
import { requestAccountDeletedMail } from '../mail/accountDeleted.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { hideProfile } from '../talent/profileChanges.ts'
import { addJob } from '../work/jobs.ts'
import { requestErasureList } from './erasureJobs.ts'
import { jobKinds, subjectOf } from './jobKinds.ts'

const DAY = 86_400_000

/** States of postings that have not ended. */
export const openStates = [
  'draft',
  'held',
  'published',
  'unconfirmed',
  'paused',
  'expired',
  'closing',
] as const

/**
 * Deletes an account, within a transaction. It is erased after 14 days; until then, its owner can log in and
 * restore it. All sessions and shared links end, and an email confirms the deletion. Job `leave` handles the
 * rest.
 *
 * Locks the account before any row that sending an application locks, to avoid deadlocks.
 *
 * @param now milliseconds since 1970
 * @returns time of the erasure; undefined if it was deleted before
 */
export async function deleteAccount(
  transaction: Database,
  id: string,
  now: number,
): Promise<number | undefined> {
  const eraseAt = now + daysToErasure * DAY
  const deleted = await transaction
    .updateTable('accounts')
    .set({ erase_at: eraseAt })
    .where('id', '=', id)
    .where('erase_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) return undefined
  await transaction.deleteFrom('sessions').where('account_id', '=', id).execute()
  await announce(transaction, { kind: 'access', accountId: id })
  await transaction
    .updateTable('resumes')
    .set({ link_hash: null, link_sealed: null, link_expires_on: null })
    .where('account_id', '=', id)
    .where('link_hash', 'is not', null)
    .execute()
  // Links that revert a change of address stay valid, for owners whose account was taken over.
  await transaction
    .deleteFrom('address_changes')
    .where('account_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute()
  await hideProfile(transaction, id)
  await requestAccountDeletedMail(transaction, id, now)
  await awaitErasure(transaction, { accountId: id, eraseAt, now })
  return eraseAt
}

/** Queues the consequences of a deletion, and records it for restored backups. */
export async function awaitErasure(
  transaction: Database,
  { accountId, eraseAt, now }: { readonly accountId: string; readonly eraseAt: number; readonly now: number },
): Promise<void> {
  const job = {
    queue: 'erasures',
    subject: subjectOf(accountId),
    payload: { accountId },
    // A restored backup may contain a failed job.
    ifThere: 'replace',
    now,
  } as const
  await addJob(transaction, { ...job, kind: jobKinds.leave, key: `${jobKinds.leave} ${accountId}` })
  await addJob(transaction, {
    ...job,
    kind: jobKinds.erase,
    key: `${jobKinds.erase} ${accountId}`,
    due: eraseAt,
  })
  await transaction
    .insertInto('erasures')
    .values({ account_id: accountId, erase_at: eraseAt, erased_at: null })
    .onConflict((same) => same.column('account_id').doUpdateSet({ erase_at: eraseAt, erased_at: null }))
    .execute()
}

/**
 * Restores a deleted account, within a transaction. Its sessions, links and applications stay ended.
 *
 * @returns the account; undefined if it is being erased, or was not deleted
 */
export async function keepAccount(
  transaction: Database,
  id: string,
  now: number,
): Promise<Account | undefined> {
  const kept = await transaction
    .updateTable('accounts')
    .set({ erase_at: null, last_login_at: now })
    .where('id', '=', id)
    .where('erase_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!kept) return undefined
  await transaction
    .deleteFrom('jobs')
    .where('queue', '=', 'erasures')
    .where('subject', '=', subjectOf(id))
    .execute()
  await transaction.deleteFrom('erasures').where('account_id', '=', id).execute()
  await requestErasureList(transaction, now)
  return kept
}

/** Counts what a deletion would end. */
export async function deletionEffectsOf(
  db: Database,
  account: Pick<Account, 'id'>,
  now: number,
): Promise<Omit<DeletionEffects, 'proofs'>> {
  const own = db.selectFrom('applications').where('candidate_id', '=', account.id)
  const counted = await own
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('submitted_at', 'is not', null).as('sent'),
      fn.countAll<number | string>().filterWhere('state', '=', 'active').as('open'),
    ])
    .executeTakeFirstOrThrow()
  const { shared } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number | string>().as('shared'))
    .where('account_id', '=', account.id)
    .where('link_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    erasedOn: dayOf(now + daysToErasure * DAY),
    openApplications: Number(counted.open),
    sentApplications: Number(counted.sent),
    sharedResumes: Number(shared),
    company: await companyEffectsOf(db, account.id),
  }
}

async function companyEffectsOf(db: Database, accountId: string): Promise<DeletionEffects['company']> {
  const company = await companyOf(db, accountId)
  if (!company) return null
  const { postings } = await db
    .selectFrom('postings')
    .select(({ fn }) => fn.countAll<number | string>().as('postings'))
    .where('company_id', '=', company.id)
    .where(
      'state',
      'in',
      openStates.filter((state) => state !== 'draft'),
    )
    .executeTakeFirstOrThrow()
  const { waiting } = await db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .where('postings.company_id', '=', company.id)
    .where('applications.state', '=', 'active')
    .executeTakeFirstOrThrow()
  return {
    name: company.name,
    isLastOwner: await isLastOwner(db, company.id, accountId),
    openPostings: Number(postings),
    waitingApplicants: Number(waiting),
  }
}

/**
 * True if a company has no other owner. A recruiter who is its only member counts as owner; owners with
 * deleted accounts do not.
 */
async function isLastOwner(db: Database, companyId: string, accountId: string): Promise<boolean> {
  const members = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['accounts.id', 'membership'])
    .where('company_id', '=', companyId)
    .where((row) => row.or([row('erase_at', 'is', null), row('accounts.id', '=', accountId)]))
    .execute()
  const others = members.filter(({ id }) => id !== accountId)
  const isOwner = members.some(({ id, membership }) => id === accountId && membership === 'owner')
  return others.length === 0 || (isOwner && !others.some(({ membership }) => membership === 'owner'))
}

/**
 * Removes a deleted account from its company, which stays locked until the transaction ends. The last owner
 * remains a member until the erasure, and the company's invitations are revoked.
 *
 * @returns the id of a company without another owner; otherwise undefined
 */
export async function leaveCompany(transaction: Database, accountId: string): Promise<string | undefined> {
  const company = await companyOf(transaction, accountId)
  if (!company) return undefined
  await lockCompanies(transaction, [company.id])
  if (await isLastOwner(transaction, company.id, accountId)) {
    await transaction.deleteFrom('invitations').where('company_id', '=', company.id).execute()
    return company.id
  }
  await transaction.deleteFrom('members').where('account_id', '=', accountId).execute()
  return undefined
}
