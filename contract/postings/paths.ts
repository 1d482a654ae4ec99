export const postingPaths = {
  /** Public page of a job. */
  job: (slug: string) => `/jobs/${slug}`,
  /** List of a company's postings. */
  postings: '/employer/postings',
  posting: (id: string) => `/employer/postings/${id}`,
  editPosting: (id: string) => `/employer/postings/${id}/edit`,
} as const
