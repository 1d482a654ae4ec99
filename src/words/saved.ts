import { isolate } from '../../contract/isolate.ts'
import { dayOfMonth } from './dates.ts'

export const savedWords = {
  save: 'Save',
  saved: 'Saved',
  notOnDevice: 'Your browser blocks saving. Log in to save jobs.',
  changed: (isSaved: boolean, title: string) => `${isSaved ? 'Saved' : 'No longer saved'}: ${isolate(title)}`,
} as const

/**
 * Date of the reader's application in their time zone, such as "Applied Nov 12". Only for client rendering,
 * because the server does not know the time zone.
 */
export const appliedInWords = (at: string, now: number): string => `Applied ${dayOfMonth(at, now)}`
