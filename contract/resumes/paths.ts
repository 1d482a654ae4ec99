export const resumePaths = {
  resumes: '/candidate/resumes',
  /** Creates a resume from the sample of a template. */
  resumeSample: (template: string) => `/candidate/resumes?sample=${template}`,
  resume: (id: string) => `/candidate/resumes/${id}`,
  /** Shared page of a resume. */
  sharedResume: (link: string) => `/r/${link}`,
} as const
