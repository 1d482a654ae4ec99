/** Titles of the pages behind mailed links. */
export const linkTitles = {
  createPassword: 'Set a new password',
  verify: 'Verify your email',
  invitation: 'Accept an invitation',
} as const
