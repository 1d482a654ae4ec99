import { isPublicProvider } from '../security/publicProviders.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { companyOf, type Company } from './companies.ts'

/** The domain that a website is at, without `www.`; undefined where there is no website. */
export const domainOf = (website: string): string | undefined =>
  URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : undefined

/** Prefix of the TXT record, the same for each company. */
export const proofName = 'jobgrove-proof='

/** Value of a company's TXT record, unguessable without the key. */
export const proofValue = (keyedHash: (text: string) => string, companyId: string) =>
  `${proofName}${keyedHash(`proof ${companyId}`)}`

/** Columns of a company that verified its website now, by mail or by record. */
export const proven = (by: 'mail' | 'record', now: number) =>
  ({ proof: 'domain', proven_at: now, proven_by: by }) as const

/** True if a member verified an e-mail address at the domain of a website. */
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

/** Has a company proven where it is now, after an account that acts for it has proven its address. */
export async function proveByMail(transaction: Database, accountId: string, now: number): Promise<void> {
  const company = await companyOf(transaction, accountId)
  if (!company || company.proof !== 'none') return
  if (!(await isProvenByMail(transaction, company.id, company.website))) return
  await keepProven(transaction, company, proven('mail', now))
}

/** Keeps that a company has been proven, for the website that it had when that was looked at. */
export async function keepProven(
  db: Database,
  { id, website }: Pick<Company, 'id' | 'website'>,
  values: ReturnType<typeof proven>,
): Promise<void> {
  await db
    .updateTable('companies')
    .set(values)
    .where('id', '=', id)
    // It may have been changed meanwhile, and then another domain counts.
    .where('website', '=', website)
    .execute()
  await announce(db, { kind: 'company', companyId: id })
}
