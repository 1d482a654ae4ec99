import { contract } from '../../../contract/index.ts'
import * as v from 'valibot'
import { ownObject, Refused } from '../../refused.ts'
import { companyOf } from '../../companies/companies.ts'
import { domainOf, isProvenByMail, keepProven, proofName, proofValue, proven } from '../../companies/proof.ts'
import type { ResolveTxt } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { ownCompanyOf } from './own.ts'
import { companiesRefusals } from '../../words/companies.ts'

/**
 * Verifies the website of the caller's company, by a member's verified address at its domain, or by the TXT
 * record. Returns the company.
 *
 * @throws Refused without a website, and if neither proof is found
 */
export const proveCompany = defineHandler(contract.companies.proveCompany, async (context) => {
  const { account, company, db, keyedHash, now, resolveTxt } = context
  const domain = domainOf(company.website)
  if (domain === undefined) throw new Refused(companiesRefusals.noWebsite)
  const isByMail = await isProvenByMail(db, company.id, company.website)
  if (!isByMail) await requireRecord(resolveTxt, domain, proofValue(keyedHash, company.id))
  if (company.proof === 'none') await keepProven(db, company, proven(isByMail ? 'mail' : 'record', now))
  return ownCompanyOf(context, ownObject(await companyOf(db, account.id)))
})

/**
 * Requires the TXT record of a company.
 *
 * @throws Refused if the domain lacks it; the message lists the records found
 */
async function requireRecord(resolveTxt: ResolveTxt, domain: string, value: string): Promise<void> {
  const records = await resolveTxt(domain).catch((error: unknown) => {
    if (v.is(unknownDomain, error)) {
      throw new Refused(companiesRefusals.unknownDomain)
    }
    return []
  })
  const texts = records.map((parts) => parts.join(''))
  if (texts.includes(value)) return
  if (texts.some((text) => text.startsWith(proofName))) {
    throw new Refused(companiesRefusals.otherRecord)
  }
  throw new Refused(companiesRefusals.noRecord)
}

/** Error of the resolver for a domain that does not exist. */
const unknownDomain = v.object({ code: v.literal('ENOTFOUND') })
