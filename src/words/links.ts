import type { Notice } from '../../machines/shared/notice.ts'

/** Titles of the pages behind mailed links. */
export const linkTitles = {
  createPassword: 'Set a new password',
  verify: 'Verify your email',
  invitation: 'Accept an invitation',
} as const

export const brokenLinkNotice: Notice = {
  kind: 'failure',
  title: 'Error',
  message: 'This link is not complete. Open it again from the email.',
}
