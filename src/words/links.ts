/** Titles of the pages behind mailed links. */
export const linkTitles = {
  createPassword: 'Set a new password',
  verify: 'Verify your email',
  changeEmail: 'Confirm your new email',
  undoEmail: 'Undo email change',
  invitation: 'Accept an invitation',
} as const
