import { setPasswordCall } from '../../../contract/identity/setPassword.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { loaded, provided, type EffectRequest } from '../shared/provided.ts'
import { wantedProof } from './proof.ts'

const load = () => import('../../network/passkeys.ts')

/** Sets a password. Where the login is too old, the person uses a passkey of theirs, if they have one. */
export const setPassword = provided(
  async ({ input: { form, role }, signal }: EffectRequest<Submission>): Promise<unknown> => {
    const of = { role, signal }
    const payload = { password: form.get('password') }
    return request(setPasswordCall, payload, of).catch(async (error: unknown) => {
      const { passkey } = await wantedProof(error, of)
      if (!passkey) throw error
      const { authenticate } = await loaded(load, signal)
      return request(setPasswordCall, { ...payload, response: await authenticate(of) }, of)
    })
  },
)
