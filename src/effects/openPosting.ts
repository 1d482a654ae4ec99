import { postingCalls } from '../../contract/postings/calls.ts'
import type { OpenedPosting } from '../../machines/postings/postingEditor.ts'
import { postingDrafts } from '../browser/storage/postingDrafts.ts'
import { request } from '../network/request.ts'
import { contentOf } from './shared/postingContent.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

// Separate from the other posting effects, because only the editor needs the draft storage.

/** Loads a posting for editing, with unsaved text from the device. */
export const openPosting = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>): Promise<OpenedPosting> => ({
    opened: contentOf(await request(postingCalls.readPosting, { id }, { signal })),
    kept: postingDrafts.of(id),
  }),
)
