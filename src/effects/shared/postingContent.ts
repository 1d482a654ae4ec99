import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { SavedPosting } from '../../../machines/postings/postingDraft.ts'

/** A posting as its draft takes it. A published one says when that was once something is published here. */
export const contentOf = ({ posting, savedAt, ...others }: OwnPosting): SavedPosting => ({
  ...others,
  content: posting,
  savedAt: others.state === 'draft' ? Date.parse(savedAt) : undefined,
})
