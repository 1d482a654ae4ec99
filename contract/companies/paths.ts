export const companyPaths = {
  company: '/employer/company',
} as const
