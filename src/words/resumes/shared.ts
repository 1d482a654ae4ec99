import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'

/** Texts of the page of a shared resume. */
export const sharedWords = {
  title: (name: string | undefined) => (name ? `${isolate(name)}, resume` : 'Resume'),
  description: 'A resume shared by link.',
  unnamed: 'Resume',
  notAvailable: 'Resume not available',
  notAvailableDescription: 'This link doesn’t open a resume.',
  ended: {
    title: 'This link doesn’t work',
    text: 'It was turned off, or part of it is missing. Ask the person who sent it for a new one.',
  },
  tooLong: {
    title: 'This resume is too long to show',
    text: 'Ask the person who sent you the link for a shorter version.',
  },
  access: (expiresOn: string | null) =>
    expiresOn === null ? 'Shared with you by link.' : `Shared with you until ${dayInWords(expiresOn)}.`,
  download: 'Download PDF',
  contact: 'Contact',
} as const
