import type { CompanySize, Membership } from '../../contract/companies/facts.ts'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { dayHere } from './dates.ts'

/** How many people work at a company. */
export const companySizeWords: Readonly<Record<CompanySize, string>> = {
  '1-10': '1 to 10 people',
  '11-50': '11 to 50 people',
  '51-200': '51 to 200 people',
  '201-1000': '201 to 1,000 people',
  '1000+': 'More than 1,000 people',
}

/** What somebody is in a company. */
export const membershipNames: Readonly<Record<Membership, string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
}

/** What each of them may do. */
export const membershipExplained: Readonly<Record<Membership, string>> = {
  recruiter: 'Recruiter: writes postings, and answers applicants',
  owner: 'Owner: decides besides who acts for the company',
}

/** How and when a company has shown that its website is its own. */
export function proofInWords({ proven }: Pick<OwnCompany, 'proven'>): string {
  if (!proven) return 'You have shown that this website is yours.'
  const how =
    proven.by === 'mail'
      ? 'by an address of a member at its domain'
      : 'by the record in the DNS of its domain'
  return `You have shown that this website is yours, ${how}, on ${dayHere(proven.at)}.`
}

/** Whether somebody may change the name and the website of a company. */
export const canChangeIdentity = (
  { membership, proof }: Pick<OwnCompany, 'membership' | 'proof'>,
  isVerified: boolean,
): boolean => membership === 'owner' && (isVerified || proof === 'none')

/** What has to be known before the name or the website of a company is changed; nothing where it changes nothing else. */
export function identityHint(
  { reviewOfChanges, ...company }: OwnCompany,
  isVerified: boolean,
  field: 'name' | 'website',
): string | undefined {
  if (company.membership !== 'owner') return 'Only an owner can change this. Ask one of them.'
  if (!canChangeIdentity(company, isVerified)) return 'Verify your email address, then you can change this.'
  if (reviewOfChanges === 'always') {
    return `With another ${field} your open postings are in review, and nobody finds them until we have looked.`
  }
  return reviewOfChanges === 'otherDomain' && field === 'website'
    ? 'At another domain your open postings are in review, and nobody finds them until we have looked.'
    : undefined
}
