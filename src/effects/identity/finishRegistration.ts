import { finishRegistrationCall } from '../../../contract/identity/finishRegistration.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const finishRegistration = provided(({ input: { form }, signal }: EffectRequest<Submission>) =>
  request(finishRegistrationCall, form, { signal }),
)
