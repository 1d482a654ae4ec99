import { contract } from '../../../contract/index.ts'
import { paths } from '../../../contract/paths.ts'
import { userOf } from '../../auth/accounts.ts'
import { companyOf, lockCompanyOf, unproven, type OwnCompany } from '../../companies/companies.ts'
import { foldedName } from '../../companies/foldedName.ts'
import { domainOf, isProvenByMail, proven } from '../../companies/proof.ts'
import { notifyCompany } from '../../mail/notices.ts'
import { applyPostingEvent } from '../../postings/change.ts'
import { lockCompany, indexCompany } from '../../postings/findable.ts'
import { lockPosting } from '../../postings/postings.ts'
import { openPostingsOf } from '../../postings/public.ts'
import { findingsOfCompany, reasonsInCompany } from '../../postings/review.ts'
import { ownObject, Refused } from '../../refused.ts'
import { announce } from '../../store/changes.ts'
import type { Database } from '../../store/schema.ts'
import { takeCompanySlug } from '../../store/slugs.ts'
import { meetExclusions } from '../../talent/meetExclusions.ts'
import { addToLedger } from '../../work/ledger.ts'
import { requireOwner, requireVerified } from '../shared/access.ts'
import { defineHandler, type Handle } from '../shared/defineHandler.ts'
import { ownCompanyOf } from './own.ts'
import { holdReasons } from '../../words/postings.ts'

type Context = Parameters<Handle<typeof contract.companies.updateCompany>>[0]
type Payload = Parameters<Handle<typeof contract.companies.updateCompany>>[1]

/** A posting was published between the query for open postings and the lock of the company. */
class PublishedMeanwhile extends Error {}

/**
 * Updates the company profile. A new name creates a new slug, and the old one redirects. A website at another
 * domain must be verified again. Open postings are sent to review after a change of name or website, if the
 * settings require it, and always after a text with new fraud signals. Returns the company and the updated
 * user.
 *
 * @throws Refused (409) after a concurrent change; Refused (403) if somebody other than an owner changes name
 * or website, or an owner of a verified company whose own address is unverified
 */
export const updateCompany = defineHandler(contract.companies.updateCompany, async (context, payload) => {
  for (;;) {
    try {
      const updated = await context.db
        .transaction()
        .execute((transaction) => update(transaction, context, payload))
      context.wakeOutbox()
      return updated
    } catch (error) {
      if (!(error instanceof PublishedMeanwhile)) throw error
    }
  }
})

async function update(
  transaction: Database,
  context: Context,
  { revision, company: { places, industry, size, ...said } }: Payload,
) {
  const { account, now } = context
  // Postings are locked before their company, as everywhere.
  const known = ownObject(await companyOf(transaction, account.id))
  const written = {
    ...said,
    ...(size !== undefined && { size }),
    ...(industry !== undefined && { industry }),
    ...(places !== undefined && { places: JSON.stringify(places) }),
  }
  const mayChange = said.name !== known.name || said.website !== known.website || addsFindings(known, written)
  const open = mayChange ? await lockOpenPostings(transaction, known.id) : []
  const before = ownObject(await lockCompanyOf(transaction, account.id))
  const { id } = before
  if (before.revision !== revision) throw Refused.conflict(before.revision)
  const { name, website } = said
  const isRenamed = name !== before.name
  const isChanged = isRenamed || website !== before.website
  if (isChanged) {
    requireOwner(before)
    if (before.proof !== 'none') requireVerified(account)
  }
  const mayHold = isChanged || addsFindings(before, written)
  if (mayHold) await requireAllLocked(transaction, id, open)
  const slug = isRenamed
    ? await takeCompanySlug(transaction.$pickTables<'company_slugs'>(), { id, name }, now)
    : before.slug
  const isElsewhere = domainOf(website) !== domainOf(before.website)
  const isByMail = isElsewhere && (await isProvenByMail(transaction, id, website))
  await transaction
    .updateTable('companies')
    .set({
      ...written,
      slug,
      folded_name: foldedName(name),
      website_domain: domainOf(website) ?? '',
      ...(isElsewhere && (isByMail ? proven('mail', now) : unproven)),
      revision: revision + 1,
    })
    .where('id', '=', id)
    .execute()
  if (isChanged) {
    await noteChange(transaction, context, { before, name, website })
    await meetExclusions(transaction, id)
  }
  if (mayHold) await holdOpen(transaction, context, { id, name, open, isChanged })
  if (isRenamed) await indexCompany(transaction, id, context.now)
  await announce(transaction, { kind: 'company', companyId: id })
  const company = ownObject(await companyOf(transaction, account.id))
  const { keyedHash, postingReview } = context
  return {
    ...(await ownCompanyOf({ db: transaction, keyedHash, postingReview }, company)),
    user: await userOf(transaction, account),
  }
}

/** True if the new texts of a company have fraud signals that the old ones lack. */
function addsFindings(before: OwnCompany, written: Partial<OwnCompany>): boolean {
  const known = findingsOfCompany(before)
  return findingsOfCompany({ ...before, ...written }).some((finding) => !known.includes(finding))
}

async function lockOpenPostings(transaction: Database, companyId: string): Promise<readonly string[]> {
  const open = await openPostingsOf(transaction, companyId)
  for (const id of open) await lockPosting(transaction, id)
  return open
}

/**
 * Requires that all open postings are locked. While the company is locked none can be published, so an
 * unlocked one was published before.
 */
async function requireAllLocked(transaction: Database, companyId: string, locked: readonly string[]) {
  const open = await openPostingsOf(transaction, companyId)
  if (open.some((id) => !locked.includes(id))) throw new PublishedMeanwhile()
}

interface CompanyChange {
  readonly before: OwnCompany
  readonly name: string
  readonly website: string
}

/** Records a new name or website in the ledger. */
async function noteChange(
  transaction: Database,
  { account, now }: Context,
  { before, name, website }: CompanyChange,
): Promise<void> {
  const state = before.suspended_at === null ? 'active' : 'suspended'
  await addToLedger(transaction, {
    subject_kind: 'company',
    subject_id: before.id,
    type: 'renamed',
    actor: 'employer',
    account_id: account.id,
    at: now,
    payload: {
      ...(name !== before.name && { name: { from: before.name, to: name } }),
      ...(website !== before.website && { website: { from: before.website, to: website } }),
    },
    from_state: state,
    to_state: state,
    machine_version: '',
  })
}

interface Holding {
  readonly id: string
  readonly name: string
  /** Ids of the open postings, which are locked. */
  readonly open: readonly string[]
  /** True if name or website changes, rather than only the description. */
  readonly isChanged: boolean
}

/** Sends open postings to review after a change of the company profile, if reviews are enabled. */
async function holdOpen(
  transaction: Database,
  { account, now, postingReview }: Context,
  { id, isChanged, name, open }: Holding,
): Promise<void> {
  const company = await lockCompany(transaction, id)
  const inCompany = await reasonsInCompany(transaction, company, postingReview)
  if (inCompany.length === 0 || open.length === 0) return
  const reasons = [...(isChanged ? (['companyChanged'] as const) : []), ...inCompany]
  const reason = isChanged ? holdReasons.companyRenamed : holdReasons.companyRewritten
  const who = { actor: 'employer', accountId: account.id, mayPublish: false, now, reasons } as const
  for (const each of open) {
    // Somebody may have closed the posting before it was locked.
    const posting = await lockPosting(transaction, each)
    if (posting?.state !== 'published' && posting?.state !== 'unconfirmed') continue
    await applyPostingEvent(transaction, posting, { type: 'hold', reason }, who)
  }
  const facts = { company: name, isVerified: company.proof !== 'none' }
  const notice = { path: paths.postings, facts }
  await notifyCompany(transaction, id, { kind: 'companyChanged', notice, now })
}
