/** `owner`s decide besides who else acts for the company. */
export const memberships = ['owner', 'recruiter'] as const

export type Membership = (typeof memberships)[number]

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

export type CompanySize = (typeof companySizes)[number]

/** `domain`: it has shown that its website is its own. */
export const companyProofs = ['none', 'domain'] as const

/** Most places of a company. */
export const maxPlaces = 20
