import { postingCalls } from '../../contract/postings/calls.ts'
import type { OpenedPosting } from '../../machines/postings/postingEditor.ts'
import { postingDrafts } from '../browser/storage/postingDrafts.ts'
import { request } from '../network/request.ts'
import { contentOf } from './shared/postingContent.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

// Apart from the other effects of postings: it knows how the device keeps a draft, which only the editor needs.

/** Reads a posting to write it, and the text that the device has kept of it. */
export const openPosting = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>): Promise<OpenedPosting> => ({
    opened: contentOf(await request(postingCalls.readPosting, { id }, { signal })),
    kept: postingDrafts.of(id),
  }),
)
