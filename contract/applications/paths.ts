export const applicationPaths = {
  /** Page to review and send an application to a job. */
  apply: (slug: string) => `/jobs/${slug}/apply`,
  /** A candidate's applications. */
  applications: '/candidate/applications',
  application: (reference: string) => `/candidate/applications/${reference}`,
  /** Applicants of a company, over all postings. */
  applicants: '/employer/applicants',
  applicant: (reference: string) => `/employer/applicants/${reference}`,
  /** Applicants of a posting. */
  postingApplicants: (id: string) => `/employer/postings/${id}/applicants`,
} as const
