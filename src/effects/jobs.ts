import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { limited, loaded, provided, type Asked } from './shared/provided.ts'

const loadReads = onFirstTouch(() => import('../network/reads.ts'))

/** A job, as everybody may read it. */
export const readJob = provided(async ({ input: { slug }, signal }: Asked<{ slug: string }>) => {
  const inTime = limited(signal)
  const { readJob: read } = await loaded(loadReads, inTime)
  return read(slug, inTime)
})
