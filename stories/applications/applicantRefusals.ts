import type { Refusal } from '../support/refusals.ts'

/** Refusals that employers can get about an application. */
export const applicantRefusals = {
  fieldWithoutValue: {
    words: 'Not sent: {{team}} is empty. Fill it in or remove it.',
    trigger: 'A message to an applicant has a field that is none.',
    next: 'Write out what the field should say.',
  },
  doneUnread: {
    words: 'Done. Reload the page to see the change.',
    trigger: 'An application was changed, and the server is too busy to show it.',
    next: 'Reload the page.',
  },
  resumesWait: {
    words: 'Too many resumes are being opened right now. Try again in a few seconds.',
    trigger: 'An application: very many resumes wait to be shown with the name hidden.',
    next: 'Open the application again.',
  },
  slowResume: {
    words: 'This takes too long to load. Open the PDF instead.',
    trigger: 'An application: hiding the name in the resume takes too long.',
    next: 'Open the PDF.',
  },
} as const satisfies Record<string, Refusal>
