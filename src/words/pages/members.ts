import type { InfoWords } from './public.ts'

export const candidatePages: readonly InfoWords[] = [
  {
    path: '/candidate/resumes',
    title: 'Resumes',
    description: 'Your resumes.',
    text: 'The resume builder is not open yet. Until then you bring your resume as a PDF when you apply.',
  },
]
