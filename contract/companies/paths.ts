export const companyPaths = {
  company: '/employer/company',
  /** What everybody may see of a company. */
  publicCompany: (slug: string) => `/companies/${slug}`,
} as const
