import { ownPostingOf } from '../../postings/postings.ts'
import { viewerOf } from '../../postings/viewer.ts'
import type { PostingHandler } from '../shared/context.ts'

/** Gives a posting of the own company. */
export const readPosting: PostingHandler<'readPosting'> = async (context) =>
  ownPostingOf(context.db, context.posting, await viewerOf(context))
