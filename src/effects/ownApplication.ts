import type { OwnApplicationItem } from '../../contract/applications/calls.ts'
import { request } from '../network/request.ts'
import { loaded, provided, type EffectRequest } from './shared/provided.ts'

interface Reader {
  /** Slug of the job. */
  readonly slug: string
  /** Nobody else has applied for anything. */
  readonly isCandidate: boolean
}

/** Reads the newest application of a reader to a job. The page of the job is the same for all, and loads no member code. */
export const readOwnApplication = provided(
  async ({
    input: { slug, isCandidate },
    signal,
  }: EffectRequest<Reader>): Promise<{ readonly own?: OwnApplicationItem | undefined }> => {
    if (!isCandidate) return {}
    const { applicationCalls } = await loaded(() => import('../../contract/applications/calls.ts'), signal)
    const { items } = await request(applicationCalls.listApplications, { slug, limit: 1 }, { signal })
    return { own: items[0] }
  },
)
