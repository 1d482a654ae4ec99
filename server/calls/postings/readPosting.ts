import { ownPostingOf } from '../../postings/postings.ts'
import type { PostingHandler } from '../shared/context.ts'

/** Gives a posting of the own company. */
export const readPosting: PostingHandler<'readPosting'> = async ({ account, now, posting }) =>
  ownPostingOf(posting, { mayPublish: account.verified_at !== null, now })
