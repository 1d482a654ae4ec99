import type { ApplicationState } from '../../../contract/applications/calls.ts'

/** Reason that a name is hidden from the employer, and how to reveal it. */
export const hiddenInWords = (state: ApplicationState) =>
  state === 'active'
    ? 'Name and contact details are hidden in New. Move them to the next stage to see both.'
    : 'Name and contact details stay hidden: this application ended in New.'

/** Reason that an uploaded file cannot be opened, and how to open it. */
export const closedFileInWords = (state: ApplicationState) =>
  state === 'active'
    ? 'They uploaded their own PDF, and we can’t hide the name in it. You can open it once you move them past New. Until then, ask them what you need to know.'
    : 'They uploaded their own PDF, and we can’t hide the name in it. It stays closed.'

/**
 * Note on an application whose personal data was erased, after the account was deleted or the retention
 * ended.
 */
export const erasedInWords =
  'This applicant’s data was erased. The dates, stage, and outcome stay, so that your records add up.'
