export const applicationPaths = {
  /** Page to review and send an application to a job. */
  apply: (slug: string) => `/jobs/${slug}/apply`,
  /** List of a candidate's applications. */
  applications: '/candidate/applications',
  application: (reference: string) => `/candidate/applications/${reference}`,
  /** List of a company's applicants, over all postings. */
  applicants: '/employer/applicants',
  applicant: (reference: string) => `/employer/applicants/${reference}`,
  /** List of a posting's applicants. */
  postingApplicants: (id: string) => `/employer/postings/${id}/applicants`,
} as const
