import { postingReads } from '../../contract/postings/reads.ts'
import { read } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** The job that a candidate applies for. It may have closed since the browser cached it. */
export const readJob = provided(({ input, signal }: EffectRequest<{ slug: string }>) =>
  read(postingReads.job, input, { signal, cache: 'no-cache' }),
)
