import { postingCalls } from '../../contract/postings/calls.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { viewCalls } from '../../contract/postings/views.ts'
import type { PostingFigures } from '../../machines/postings/postingReadings.ts'
import type { Saving } from '../../machines/draft/draft.ts'
import { request } from '../network/request.ts'
import { contentOf } from './shared/postingContent.ts'
import { provided, requesting, type EffectRequest } from './shared/provided.ts'

export const listPostings = requesting(postingCalls.listPostings)
export const readPosting = requesting(postingCalls.readPosting)
export const readCompanyStatistics = requesting(postingCalls.readCompanyStatistics)
export const createPosting = requesting(postingCalls.createPosting)
export const postingEvent = requesting(postingCalls.postingEvent)

export const readPostingStatistics = provided(
  async ({ input, signal }: EffectRequest<{ readonly id: string }>): Promise<PostingFigures> => {
    const [statistics, views] = await Promise.all([
      request(postingCalls.readPostingStatistics, input, { signal }),
      request(viewCalls.countViews, input, { signal }),
    ])
    return { ...statistics, views }
  },
)

export const saveDraft = provided(
  ({ input: { content, ...named }, signal }: EffectRequest<Saving<PostingContent>>) =>
    request(postingCalls.savePosting, { ...named, posting: content }, { signal }),
)

export const readDraft = provided(async ({ input, signal }: EffectRequest<{ readonly id: string }>) =>
  contentOf(await request(postingCalls.readPosting, input, { signal })),
)

/** Publishes a complete draft. */
export const publishDraft = provided(
  async ({ input, signal }: EffectRequest<{ readonly id: string; readonly revision: number }>) =>
    contentOf(await request(postingCalls.postingEvent, { ...input, event: { type: 'publish' } }, { signal })),
)
