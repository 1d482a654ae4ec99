import { setPasswordCall } from '../../../contract/identity/setPassword.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'
import { provenByPasskey } from './proof.ts'

/**
 * Sets the first password. If the login is too old, the person proves their identity with a passkey, if they
 * have one.
 */
export const setPassword = provided(
  ({ input: { form, role }, signal }: EffectRequest<Submission>): Promise<unknown> => {
    const of = { role, signal }
    const password = form.get('password')
    return provenByPasskey((proof) => request(setPasswordCall, { password, ...proof }, of), of)
  },
)
