import { isPublicProvider } from '../security/publicProviders.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { companyOf, type Company } from './companies.ts'

/** Domain of a website without `www.`; undefined without a website. */
export const domainOf = (website: string): string | undefined =>
  URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : undefined

/** Prefix of the TXT record, the same for each company. */
export const proofName = 'jobgrove-proof='

/** Value of a company's TXT record; cannot be guessed without the key. */
export const proofValue = (keyedHash: (text: string) => string, companyId: string) =>
  `${proofName}${keyedHash(`proof ${companyId}`)}`

/** Column values of a company that is verified at this time, by email or by record. */
export const proven = (by: 'mail' | 'record', now: number) =>
  ({ proof: 'domain', proven_at: now, proven_by: by }) as const

/** True if a member has a verified email address at the domain of a website. */
export async function isProvenByMail(db: Database, companyId: string, website: string): Promise<boolean> {
  const domain = domainOf(website)
  if (domain === undefined || isPublicProvider(domain)) return false
  const members = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('email_address')
    .where('company_id', '=', companyId)
    .where('verified_at', 'is not', null)
    .execute()
  return members.some(({ email_address: address }) => address.endsWith(`@${domain}`))
}

/** Verifies a company, if possible, after one of its members has verified an address. */
export async function proveByMail(transaction: Database, accountId: string, now: number): Promise<void> {
  const company = await companyOf(transaction, accountId)
  if (!company || company.proof !== 'none') return
  if (!(await isProvenByMail(transaction, company.id, company.website))) return
  await keepProven(transaction, company, proven('mail', now))
}

/** Records that a company is verified, provided that its website has not changed since the check. */
export async function keepProven(
  db: Database,
  { id, website }: Pick<Company, 'id' | 'website'>,
  values: ReturnType<typeof proven>,
): Promise<void> {
  await db
    .updateTable('companies')
    .set(values)
    .where('id', '=', id)
    // A changed website requires another domain.
    .where('website', '=', website)
    .execute()
  await announce(db, { kind: 'company', companyId: id })
}
