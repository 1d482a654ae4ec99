import type { CompanyInvitation, CompanyPeople, OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { PublicCompany } from '../../contract/companies/reads.ts'
import { employer } from '../support/people.ts'

/** A company as its owner sees it, with an unverified website. */
export const company: OwnCompany = {
  slug: 'sample-company',
  revision: 3,
  name: 'Sample Company',
  website: 'https://company.example.com',
  about: 'We plant trees in towns, and look after them.',
  size: '11-50',
  industry: 'Landscaping',
  places: ['Leeds, England, United Kingdom', 'York, England, United Kingdom'],
  proof: 'none',
  proven: null,
  proofRecord: { domain: 'company.example.com', value: 'jobgrove-proof=x3Jq0zv1Lw8dT5cRkB2mYA' },
  isSuspended: false,
  heldPostings: 0,
  reviewOfChanges: 'never',
  membership: 'owner',
}

export const checked: OwnCompany = {
  ...company,
  proof: 'domain',
  proven: { at: '2026-11-03T10:00:00.000Z', by: 'record' },
}

export const newCompany: OwnCompany = {
  ...company,
  website: '',
  about: '',
  size: null,
  industry: '',
  places: [],
  proofRecord: null,
}

type Member = CompanyPeople['members'][number]

const you: Member = {
  id: employer.id,
  firstName: employer.firstName,
  lastName: employer.lastName,
  emailAddress: employer.emailAddress,
  membership: 'owner',
  since: '2026-03-14T09:26:53.000Z',
  isYou: true,
}
const grace: Member = {
  id: 'grace',
  firstName: 'Grace',
  lastName: 'Murray',
  emailAddress: 'grace@company.example.com',
  membership: 'recruiter',
  since: '2026-11-02T09:00:00.000Z',
  isYou: false,
}

/** Two members, an owner and a recruiter, and one invitation. */
export const people: CompanyPeople = {
  members: [you, grace],
  invitations: [
    {
      id: 'invited',
      emailAddress: 'mary@example.com',
      membership: 'recruiter',
      expiresAt: '2026-11-29T09:00:00.000Z',
    },
  ],
}

export const onlyYou: CompanyPeople = { members: [you], invitations: [] }

export const twoOwners: CompanyPeople = {
  members: [you, { ...grace, membership: 'owner' }],
  invitations: [],
}

/** The same members, seen by the recruiter. */
export const asRecruiter: CompanyPeople = {
  ...people,
  members: [
    { ...you, isYou: false },
    { ...grace, isYou: true },
  ],
}

export const invitation: CompanyInvitation = {
  companyName: 'Fernhill',
  proof: 'domain',
  membership: 'recruiter',
  expiresAt: '2026-11-29T09:00:00.000Z',
}

/** An open job of the company. */
export const listed: PublicCompany['jobs'][number] = {
  slug: 'stage-carpenter-sample-company-abcdef',
  title: 'Stage carpenter',
  company: { slug: 'sample-company', name: 'Sample Company', proof: 'none' },
  places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }],
  workplace: 'onSite',
  regions: [],
  employmentType: 'fullTime',
  level: 'mid',
  pay: { min: 3_600_000, max: 4_100_000, currency: 'GBP', period: 'year' },
  summary: '',
  publishedAt: '2026-11-12T10:00:00.000Z',
  confirmedAt: null,
  answerDays: 7,
  isDemo: false,
}

/** The same company as a public page, with a verified website. */
export const published: PublicCompany = {
  slug: 'sample-company',
  name: 'Sample Company',
  website: 'https://company.example.com',
  about: 'We plant trees in towns.\nAnd look after them.',
  size: '11-50',
  industry: 'Landscaping',
  places: ['Leeds, England, United Kingdom', 'York, England, United Kingdom'],
  proof: 'domain',
  isDemo: false,
  isSuspended: false,
  provenAt: '2026-11-03T10:00:00.000Z',
  record: { people: 25, answeredInTime: 23, medianDays: 3 },
  jobs: [
    listed,
    { ...listed, slug: 'gardener-sample-company-abcdef', title: 'Gardener', workplace: 'remote', places: [] },
  ],
}
