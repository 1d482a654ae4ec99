import type { Notice } from '../../machines/shared/notice.ts'

/** The titles of the pages that mailed links lead to. */
export const linkTitles = {
  createPassword: 'Set a new password',
  verify: 'Verify your email',
  invitation: 'Accept an invitation',
} as const

export const brokenLinkNotice: Notice = {
  kind: 'failure',
  title: 'Error',
  message: 'This link is not complete. Open it again from the mail.',
}
