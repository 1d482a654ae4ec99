import { isolate } from '../../../contract/isolate.ts'

/** Texts of the jobs suggested to a candidate. */
export const forYouWords = {
  title: 'New jobs for you',
  what: 'jobs for you',
  edit: 'Edit preferences',
  menu: 'More actions',
  menuOf: (title: string) => `More actions for ${isolate(title)}`,
  hideJob: 'Hide this job',
  hideCompany: 'Hide this company',
  jobHidden: (title: string) => `${isolate(title)} is hidden.`,
  companyHidden: (name: string) => `All jobs of ${isolate(name)} are hidden.`,
  undo: 'Undo',
  nothing: {
    title: 'No new jobs for you yet',
    text: 'New ones that fit you appear here. Add job titles or places to find more.',
  },
  unknown: {
    title: 'Tell us what you’re looking for',
    text: 'Add job titles, places, and pay. Jobs that fit appear here, each with the reasons.',
    action: 'Add preferences',
  },
} as const
