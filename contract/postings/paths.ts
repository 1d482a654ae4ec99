export const postingPaths = {
  /** The job that a posting offers, for everybody. */
  job: (slug: string) => `/jobs/${slug}`,
  /** The postings of one's company. */
  postings: '/employer/postings',
  posting: (id: string) => `/employer/postings/${id}`,
  editPosting: (id: string) => `/employer/postings/${id}/edit`,
} as const
