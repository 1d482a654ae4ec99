export const companyPaths = {
  company: '/employer/company',
  /** Where a mailed invitation leads. */
  invitation: (code: string) => `/employer/invitation/${code}`,
  /** What everybody may see of a company. */
  publicCompany: (slug: string) => `/companies/${slug}`,
} as const
