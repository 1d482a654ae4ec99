import { postingReads } from '../../contract/postings/reads.ts'
import { read } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Loads the job to apply for. Revalidates the browser cache, because the job may have closed meanwhile. */
export const readJob = provided(({ input, signal }: EffectRequest<{ slug: string }>) =>
  read(postingReads.job, input, { signal, cache: 'no-cache' }),
)
