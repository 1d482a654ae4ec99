/** Route data of a landing page. Its texts are in another module, which only these pages load. */
export interface LandingPage {
  readonly path: '/resumes' | '/cover-letters'
  readonly title: string
  readonly description: string
}

export const landingPages: readonly LandingPage[] = [
  {
    path: '/resumes',
    title: 'Resumes',
    description: 'Create a resume for free, or import the one you have. It saves as you type.',
  },
  {
    path: '/cover-letters',
    title: 'Cover Letters',
    description: 'Write a cover letter once and use it for many jobs, with three letters to start from.',
  },
]
