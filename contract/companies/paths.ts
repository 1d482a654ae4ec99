export const companyPaths = {
  company: '/employer/company',
  /** Target of a mailed invitation; the code is appended. */
  invitation: '/employer/invitation',
  /** Public page of a company. */
  publicCompany: (slug: string) => `/companies/${slug}`,
} as const
