export const resumePaths = {
  resumes: '/candidate/resumes',
  /** New resume from the sample of a template. */
  resumeSample: (template: string) => `/candidate/resumes?sample=${template}`,
  resume: (id: string) => `/candidate/resumes/${id}`,
  /** A resume for whoever has its link. */
  sharedResume: (link: string) => `/r/${link}`,
} as const
