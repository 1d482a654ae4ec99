/** The words of a page that has nothing to do yet but to say what will be there. */
export interface InfoWords {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly text: string
}

export const publicPages: readonly InfoWords[] = [
  {
    path: '/features',
    title: 'Features',
    description: 'What candidates and employers can do here.',
    text: 'Candidates find jobs and create a resume for free. Employers connect with top talents and their profiles.',
  },
  {
    path: '/resources',
    title: 'Resources',
    description: 'Reading for people who look for work, and for people who hire.',
    text: 'Guides for job seekers and for employers will appear here once they are written.',
  },
  {
    path: '/resumes',
    title: 'Resumes',
    description: 'Create a resume for free.',
    text: 'The resume builder is not open yet. It will be free for every candidate with an account.',
  },
  {
    path: '/cover-letters',
    title: 'Cover Letters',
    description: 'Cover letters for your applications.',
    text: 'Writing cover letters is not open yet. Your profile will be where they start from.',
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'What it costs.',
    text: 'Candidates find jobs and create a resume for free. Prices for employers have not been set yet.',
  },
]
