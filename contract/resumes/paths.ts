export const resumePaths = {
  resumes: '/candidate/resumes',
  resume: (id: string) => `/candidate/resumes/${id}`,
  /** A resume for whoever has its link. */
  sharedResume: (link: string) => `/r/${link}`,
} as const
