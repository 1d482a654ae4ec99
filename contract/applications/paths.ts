export const applicationPaths = {
  /** Where a candidate looks over an application to a job, and sends it. */
  apply: (slug: string) => `/jobs/${slug}/apply`,
  /** What a candidate has applied for. */
  applications: '/candidate/applications',
  application: (reference: string) => `/candidate/applications/${reference}`,
  /** Who has applied to one's company, over all its postings. */
  applicants: '/employer/applicants',
  applicant: (reference: string) => `/employer/applicants/${reference}`,
  /** Who has applied to one posting. */
  postingApplicants: (id: string) => `/employer/postings/${id}/applicants`,
} as const
