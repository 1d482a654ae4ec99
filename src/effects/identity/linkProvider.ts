import { linkProviderCall } from '../../../contract/identity/linkProvider.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const linkProvider = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(linkProviderCall, form, { role, signal }),
)
