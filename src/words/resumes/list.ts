import { isolate } from '../../../contract/isolate.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { dayHere } from '../dates.ts'

export const listWords = {
  title: 'Resumes',
  write: 'Write a resume',
  trash: 'Trash',
  yourResumes: 'your resumes',
  noResume: 'No resume yet',
  noResumeText: 'Start with your profile, or import one you have.',
  emptyTrash: 'The trash is empty',
  emptyTrashText: 'Resumes you move here are deleted for good after 30 days.',
  changed: (time: string) => `Changed ${dayHere(time)}`,
  locked: 'Locked: unlock it to make changes',
  shared: 'Shared by link',
  sharedUntil: (day: string) => `Shared by link until ${dayInWords(day)}`,
  download: 'Download',
  share: 'Share',
  more: 'More',
  duplicate: 'Duplicate',
  rename: 'Rename',
  lock: 'Lock to prevent changes',
  unlock: 'Unlock',
  moveToTrash: 'Move to trash',
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  importNotLoaded: 'The import didn’t load. Reload the page and try again.',
  sampleNotLoaded: 'The sample didn’t load. Reload the page and try again.',
} as const

/** Accessible name of a button on a card, which includes the title of the card. */
export const about = (label: string, title: string) => `${label}: ${isolate(title)}`
