import type { CompanyInvitation, CompanyPeople, OwnCompany } from '../../contract/companies/ownCompany.ts'
import { employer } from '../support/people.ts'

/** A company, for an owner: its website is not checked yet. */
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

/** An owner and a recruiter, and somebody who is invited. */
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

/** Whoever looks at it is the recruiter. */
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
