/** The words of a page that has nothing to do yet but to say what will be there. */
export interface InfoWords {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly text: string
}

export const publicPages: readonly InfoWords[] = [
  {
    path: '/resumes',
    title: 'Resumes',
    description: 'Create a resume for free.',
    text: 'Write a resume that saves itself, or bring yours along as PDF, Word, JSON Resume or out of LinkedIn. It takes back every change, and goes out as PDF, JSON Resume, text or Markdown. It is free, and can be sent with an application.',
  },
  {
    path: '/cover-letters',
    title: 'Cover Letters',
    description: 'Cover letters for your applications.',
    text: 'Write a letter once, and use it for many jobs: its fields say the company, the job and your name. It saves itself, shows itself as it will be read, and nothing in it is lost.',
  },
]
