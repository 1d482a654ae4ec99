import type { ApplicationState } from '../../../contract/applications/calls.ts'

/** The reason why an employer reads no name, and the step that shows it. */
export const hiddenInWords = (state: ApplicationState) =>
  state === 'active'
    ? 'Name and contact details are hidden in New. Move them to the next stage to see both.'
    : 'Name and contact details stay hidden: this application ended in New.'

/** The reason why an uploaded file cannot be opened, and the step that opens it. */
export const closedFileInWords = (state: ApplicationState) =>
  state === 'active'
    ? 'They uploaded their own PDF, and we can’t hide the name in it. You can open it once you move them past New. Until then, ask them what you need to know.'
    : 'They uploaded their own PDF, and we can’t hide the name in it. It stays closed.'

/** Above what is left of an application whose applicant has deleted their account, or which was kept for long enough. */
export const erasedInWords =
  'This applicant’s data was erased. The dates, stage, and outcome stay, so that your records add up.'
