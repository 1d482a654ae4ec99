import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { SavedPosting } from '../../../machines/postings/postingDraft.ts'

/**
 * Converts a posting to the document of its draft. `savedAt` is unknown for a public posting until this page
 * saves it.
 */
export const contentOf = ({ posting, savedAt, ...others }: OwnPosting): SavedPosting => ({
  ...others,
  content: posting,
  savedAt: others.state === 'draft' ? Date.parse(savedAt) : undefined,
})
