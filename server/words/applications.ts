/** Error messages about applications. */
export const applicationsRefusals = {
  memberCannotApply: 'You’re a member of this company, so you can’t apply here.',
  notOpen: 'This job isn’t taking applications right now. Your draft is saved.',
  missing: 'Complete the fields that are missing, then send your application.',
  missingField: 'This is missing, or doesn’t fit the question.',
  notEditable: 'This application can’t be changed anymore. Reload the page.',
  doneUnread: 'Done. Reload the page to see the change.',
  manyResumes: 'Too many resumes are being opened right now. Try again in a few seconds.',
  emptyField: (field: string) => `Not sent: ${field} is empty. Fill it in or remove it.`,
} as const

/** State of an application, as a sentence that precedes the next step. */
export const applicationStates = {
  draft: 'This application is a draft.',
  active: 'This application is in progress.',
  rejected: 'This application was rejected.',
  withdrawn: 'This application was withdrawn.',
  declined: 'The offer was declined.',
  released: 'The candidate stopped waiting.',
  positionClosed: 'The job has closed.',
  hired: 'The offer was accepted.',
  discarded: 'This draft was discarded.',
  lapsed: 'The job closed before this application was sent.',
} as const

/** Next step, after the sentence about the state of an application. */
export const nextStep = 'Reload the page to see what you can do.'
