import * as v from 'valibot'
import { ownCompany, type CompanyPeople, type OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { requireOwner } from '../shared/access.ts'
import type { CallContext } from '../shared/context.ts'
import { companyOf, lockCompanies, type OwnCompany as Row } from '../../companies/companies.ts'
import { domainOf, proofValue } from '../../companies/proof.ts'
import { companiesRefusals } from '../../words/companies.ts'

/** Company as its members see it. */
export async function ownCompanyOf(
  { db, keyedHash, postingReview }: Pick<CallContext, 'db' | 'keyedHash' | 'postingReview'>,
  company: Row,
): Promise<OwnCompany> {
  const { id, logo, proven_at: at, proven_by: by, suspended_at: suspendedAt, website } = company
  const domain = domainOf(website)
  const places: unknown = JSON.parse(company.places)
  const { held } = await db
    .selectFrom('postings')
    .select(({ fn }) => fn.countAll<number | string>().as('held'))
    .where('company_id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return v.parse(ownCompany, {
    ...company,
    logo: logo || undefined,
    places,
    proofRecord: domain === undefined ? null : { domain, value: proofValue(keyedHash, id) },
    proven: at === null || by === null ? null : { at: new Date(at).toISOString(), by },
    isSuspended: suspendedAt !== null,
    heldPostings: Number(held),
    reviewOfChanges: reviewOfChanges(postingReview, company),
  })
}

function reviewOfChanges(
  postingReview: CallContext['postingReview'],
  { proof }: Row,
): OwnCompany['reviewOfChanges'] {
  if (postingReview === 'none') return 'never'
  return postingReview === 'all' || proof === 'none' ? 'always' : 'otherDomain'
}

/** Members of a company, oldest first, and its invitations. */
export async function peopleOf(
  db: Database,
  companyId: string,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<CompanyPeople> {
  const members = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['id', 'first_name', 'last_name', 'email_address', 'membership', 'members.created_at'])
    .where('company_id', '=', companyId)
    .orderBy('members.created_at')
    .orderBy('id')
    .execute()
  const invitations = await db
    .selectFrom('invitations')
    .select(['id', 'email_address', 'membership', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    members: members.map(({ id, membership, ...member }) => ({
      id,
      firstName: member.first_name,
      lastName: member.last_name,
      emailAddress: member.email_address,
      membership,
      since: new Date(member.created_at).toISOString(),
      isYou: id === accountId,
    })),
    invitations: invitations.map(({ id, email_address: emailAddress, membership, expires_at }) => ({
      id,
      emailAddress,
      membership,
      expiresAt: new Date(expires_at).toISOString(),
    })),
  }
}

/**
 * Locks a company until the transaction ends, for a decision by one of its owners. Returns the current row.
 *
 * @throws Refused (404) if the account is no longer a member; Refused (403) if it is no longer an owner
 */
export async function lockCompanyAsOwner(
  transaction: Database,
  { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
): Promise<Row> {
  await lockCompanies(transaction, [companyId])
  // Read after locking, because the membership may have changed.
  const own = await companyOf(transaction, accountId)
  const held = ownObject(own?.id === companyId ? own : undefined)
  requireOwner(held)
  return held
}

/**
 * Requires that a company keeps at least one owner.
 *
 * @throws Refused if its last owner would leave
 */
export function keepAnOwner({ members }: CompanyPeople): void {
  if (members.some(({ membership }) => membership === 'owner')) return
  throw new Refused(companiesRefusals.lastOwner)
}
