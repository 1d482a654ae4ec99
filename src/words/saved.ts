import { isolate } from '../../contract/isolate.ts'
import { dayOfMonth } from './dates.ts'

export const savedWords = {
  save: 'Save',
  saved: 'Saved',
  notOnDevice: 'Your browser blocks saving. Log in to save jobs.',
  changed: (isSaved: boolean, title: string) => `${isSaved ? 'Saved' : 'No longer saved'}: ${isolate(title)}`,
} as const

/**
 * The reader's application to a job, such as "Applied Nov 12", in their zone. For what is not rendered by the server,
 * which does not know that zone.
 */
export const appliedInWords = (at: string, now: number): string => `Applied ${dayOfMonth(at, now)}`
