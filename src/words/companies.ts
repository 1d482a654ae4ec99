import type { CompanySize, Membership } from '../../contract/companies/facts.ts'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { dayHere } from './dates.ts'

/** Labels of company sizes. */
export const companySizeWords: Readonly<Record<CompanySize, string>> = {
  '1-10': '1 to 10 people',
  '11-50': '11 to 50 people',
  '51-200': '51 to 200 people',
  '201-1000': '201 to 1,000 people',
  '1000+': 'More than 1,000 people',
}

/** Texts of the company page: its frame, team and verification. */
export const companyWords = {
  title: 'Company',
  yourCompany: 'your company',
  none: 'You’re not part of a company',
  noneText:
    'You left it, or an owner removed you. To join a company, open the link in the invitation that they email you.',
  help: 'Help & Support',
  team: 'Team',
  yourTeam: 'your team',
  onlyMember: 'You’re the only member so far. You can leave once there is another owner.',
  onlyOwner: 'You’re the only owner. Make someone else an owner before you leave.',
  invited: 'Invited',
  invite: 'Invite a colleague',
  verifyFirst: 'Verify your email first. We sent you a link.',
  ownersManage: 'Only owners can manage the team.',
  verify: 'Verify your company',
  verified: 'Verified',
  notVerified: 'Not verified',
  verifiedText:
    'Candidates see that your company is verified. If your website moves to another domain, verify it again.',
  saveWebsite:
    'Candidates see whether a company is verified. Save your website above first, then verify it here.',
  proveBefore: 'Candidates see whether a company is verified. There are two ways to show that',
  proveAfter: 'is yours.',
  byMail: 'With an email address',
  byMailOwn: (address: string) =>
    `Your address is at this domain. Click the link in the email we sent to ${address}.`,
  byMailOther: (domain: string) =>
    `A member of your team needs a verified address that ends with @${domain}.`,
  byRecord: 'With a DNS record',
  byRecordText: 'Ask the person who manages your domain to add this record.',
  recordType: ['Type', 'TXT'],
  recordName: 'Name',
  recordValue: 'Value',
  copy: 'Copy',
  copyValue: 'Copy the value',
  check: 'Check now',
  checking: 'Checking',
} as const

/** Names of the roles in a company. */
export const membershipNames: Readonly<Record<Membership, string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
}

/** Permissions of the roles in a company. */
export const membershipExplained: Readonly<Record<Membership, string>> = {
  recruiter: 'Recruiter: posts jobs and replies to applicants',
  owner: 'Owner: can also manage members',
}

/** Date and method of the verification of a company. */
export function proofInWords({ proven }: Pick<OwnCompany, 'proven'>): string {
  if (!proven) return 'Your website is verified.'
  const how = proven.by === 'mail' ? 'by a member’s email address' : 'by a DNS record'
  return `Your website was verified on ${dayHere(proven.at)} ${how}.`
}

/** True if the member may change the name and the website of the company. */
export const canChangeIdentity = (
  { membership, proof }: Pick<OwnCompany, 'membership' | 'proof'>,
  isVerified: boolean,
): boolean => membership === 'owner' && (isVerified || proof === 'none')

/** Consequences of changing the name or the website of a company; undefined if there are none. */
export function identityHint(
  { reviewOfChanges, ...company }: OwnCompany,
  isVerified: boolean,
  field: 'name' | 'website',
): string | undefined {
  if (company.membership !== 'owner') return 'Only an owner can change this.'
  if (!canChangeIdentity(company, isVerified)) return 'Verify your email address to change this.'
  if (reviewOfChanges === 'always') {
    return `If you change the ${field}, we review your open job posts before candidates can find them again.`
  }
  return reviewOfChanges === 'otherDomain' && field === 'website'
    ? 'If the domain changes, we review your open job posts before candidates can find them again.'
    : undefined
}
