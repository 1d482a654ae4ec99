import type { Refusal } from '../support/refusals.ts'

/** Refusals that an employer meets at an application. */
export const applicantRefusals = {
  fieldWithoutValue: {
    words: 'Not sent: {{team}} stands for nothing. Write it out, or leave it away.',
    trigger: 'A message to an applicant has a field that is none.',
    next: 'Write out what the field should say.',
  },
  doneUnread: {
    words: 'This was done. Reload the page to see it.',
    trigger: 'An application was changed, and the server is too busy to show it.',
    next: 'Reload the page.',
  },
  resumesWait: {
    words: 'Too many resumes are being read right now. Try again in a few seconds.',
    trigger: 'An application: very many resumes wait to be shown with the name hidden.',
    next: 'Open the application again.',
  },
  slowResume: {
    words: 'This takes too long to read. Ask for its PDF.',
    trigger: 'An application: hiding the name in the resume takes too long.',
    next: 'Open the PDF.',
  },
} as const satisfies Record<string, Refusal>
