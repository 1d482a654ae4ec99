export const companyPaths = {
  company: '/employer/company',
  /** Where a mailed invitation leads, with a code. */
  invitation: '/employer/invitation',
  /** What everybody may see of a company. */
  publicCompany: (slug: string) => `/companies/${slug}`,
} as const
