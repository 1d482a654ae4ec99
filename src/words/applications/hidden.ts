import type { ApplicationState } from '../../../contract/applications/calls.ts'

/** Why an employer reads no name, and what shows it. */
export const hiddenInWords = (state: ApplicationState) =>
  state === 'active'
    ? 'The name, and how to reach them, are hidden as long as they are in New. Move them on to see both.'
    : 'The name, and how to reach them, stay hidden: this ended while they were in New.'

/** Why a file that somebody brought cannot be opened, and what opens it. */
export const closedFileInWords = (state: ApplicationState) =>
  state === 'active'
    ? 'They sent a PDF of their own, in which a name cannot be hidden. It opens once you have moved them past New. What you need to know before that, you can ask them.'
    : 'They sent a PDF of their own, in which a name cannot be hidden. It stays closed.'
