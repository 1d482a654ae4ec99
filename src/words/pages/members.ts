import { paths } from '../../../contract/paths.ts'
import type { InfoWords } from './public.ts'

export const candidatePages: readonly InfoWords[] = [
  {
    path: '/candidate/resumes',
    title: 'Resumes',
    description: 'Your resumes.',
    text: 'You have no resume yet. The resume builder is not open; until then your profile is what speaks for you.',
  },
  {
    path: '/candidate/cover-letters',
    title: 'Cover Letters',
    description: 'Your cover letters.',
    text: 'You have no cover letter yet. Writing them is not open so far.',
  },
  {
    path: '/candidate/applications',
    title: 'Applications',
    description: 'Your applications.',
    text: 'You have not applied for a job yet. Applications will be listed here once positions are open.',
  },
  {
    path: '/candidate/help',
    title: 'Help & Support',
    description: 'Help with your account.',
    text: 'To change your name or user name, open Settings. If you cannot log in, ask for a link to set a new password.',
  },
]

export const employerPages: readonly InfoWords[] = [
  {
    path: paths.help.employer,
    title: 'Help & Support',
    description: 'Help with your account.',
    text: 'To change your name or user name, open Settings. What candidates read about you is under Company. If you cannot log in, ask for a link to set a new password.',
  },
]
