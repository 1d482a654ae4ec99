import type { OwnPosting } from '../calls.ts'

/** Confirmation after publishing: the posting is live, or in review first. */
export const openedNotice = (state: OwnPosting['state']): string =>
  state === 'held' ? 'We’re reviewing your job post before it goes live.' : 'Your job post is live.'
