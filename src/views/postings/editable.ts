import type { OwnPosting } from '../../../contract/postings/calls.ts'

/** States in which the content of a job post can be edited. */
export const editable: ReadonlySet<OwnPosting['state']> = new Set([
  'draft',
  'published',
  'unconfirmed',
  'paused',
])
