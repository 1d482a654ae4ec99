/** Roles of members. Only an `owner` manages the other members. */
export const memberships = ['owner', 'recruiter'] as const

export type Membership = (typeof memberships)[number]

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

export type CompanySize = (typeof companySizes)[number]

/** `domain`: the company has verified that it controls the domain of its website. */
export const companyProofs = ['none', 'domain'] as const

/** Maximum number of places of a company. */
export const maxPlaces = 20
