import { isolate } from '../../../contract/isolate.ts'
import type { SavedSearchState } from '../../../contract/alerts/lifecycle.ts'

/** Texts of the saved searches in the preferences. */
export const savedSearchesWords = {
  title: 'Saved searches',
  what: 'your saved searches',
  text: 'Each one emails you new jobs that match.',
  empty: {
    text: 'You haven’t saved a search. Search for jobs, then choose “Save this search” to get new ones by email.',
    button: 'Find jobs',
  },
  states: {
    unconfirmed: 'Not confirmed',
    active: 'On',
    paused: 'Paused',
    bouncing: 'Emails don’t arrive',
    asked: 'Still wanted?',
    ended: 'Stopped',
  } satisfies Readonly<Record<SavedSearchState, string>>,
  next: (time: string) => `Next email ${time}, if jobs match.`,
  last: (time: string) => `Last email ${time}.`,
  noneYet: 'No email yet.',
  bouncing: 'Your mailbox refused our last email. Check your email address in Settings, then resume.',
  asked: 'You saved this a year ago. Do you still want these emails?',
  ended: 'It doesn’t send emails anymore. Open the search and save it to start again.',
  often: 'How often',
  oftenNamed: (title: string) => `How often: ${isolate(title)}`,
  pause: 'Pause',
  resume: 'Resume',
  keep: 'Keep these emails',
  stop: 'Stop these emails',
  edit: 'Edit',
  change: 'Change filters',
  open: 'Open search',
  delete: 'Delete',
  preview: 'What it would have sent',
  previewed: {
    title: 'Last 7 days',
    what: 'these jobs',
    none: 'No job of the last 7 days matches. To get more, change the filters.',
  },
  dialog: {
    title: 'Edit saved search',
    name: 'Name',
    nameHint: 'Optional.',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    gone: 'This saved search was deleted in another tab.',
    close: 'Close',
  },
  deletion: {
    title: 'Delete this saved search?',
    text: (title: string) => `${isolate(title)} stops sending emails and is deleted.`,
    confirm: 'Delete saved search',
    cancel: 'Keep it',
  },
} as const

/** Texts of hidden jobs and companies in the preferences. */
export const hiddenWords = {
  title: 'Hidden jobs and companies',
  what: 'what you’ve hidden',
  text: 'They’re left out of your job alerts and suggestions.',
  empty: 'You haven’t hidden anything.',
  job: (company: string) => `Job at ${isolate(company)}`,
  company: 'All jobs of this company',
  show: 'Show again',
  showNamed: (name: string) => `Show again: ${isolate(name)}`,
} as const
