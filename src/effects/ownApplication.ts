import type { OwnApplicationItem } from '../../contract/applications/calls.ts'
import { request } from '../network/request.ts'
import { loaded, provided, type EffectRequest } from './shared/provided.ts'

interface Reader {
  readonly slug: string
  /** Only candidates have applications. */
  readonly isCandidate: boolean
}

/**
 * Loads the reader's latest application to a job. Calls for members load on demand, because the job page is
 * public.
 */
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
