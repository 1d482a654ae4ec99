import { Refused } from '../../http/refused.ts'
import { ownObject } from '../shared/access.ts'
import { companyOf } from '../shared/companies.ts'
import { domainOf, proofValue } from '../shared/companyProof.ts'
import type { OwnCompanyHandler } from '../shared/context.ts'
import { ownCompanyOf } from './own.ts'

const notFound = () =>
  new Refused('We do not find this record yet. It can take a few hours until everybody does.')

/**
 * Looks for the TXT record at the domain of the own company's website, which only its owner can make. Gives the company.
 * Refused where there is no website, and where the record is not found.
 */
export const proveCompany: OwnCompanyHandler<'proveCompany'> = async (context) => {
  const { account, company, db, keyedHash, resolveTxt } = context
  const domain = domainOf(company.website)
  if (domain === undefined) throw new Refused('Save the address of your website first.')
  const records = await resolveTxt(domain).catch(() => [])
  const value = proofValue(keyedHash, company.id)
  if (!records.some((parts) => parts.join('') === value)) throw notFound()
  await db
    .updateTable('companies')
    .set({ proof: 'domain' })
    .where('id', '=', company.id)
    // The website may have been changed meanwhile, and then another domain counts.
    .where('website', '=', company.website)
    .execute()
  return ownCompanyOf(ownObject(await companyOf(db, account.id)), keyedHash)
}
