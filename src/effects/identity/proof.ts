import { proofCalls, type ProofWays } from '../../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../../contract/identity/webAuthn.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Proof } from '../../../machines/identity/proof.ts'
import { request } from '../../network/request.ts'
import { loaded, provided, type EffectRequest } from '../shared/provided.ts'

// Loaded only when a person chooses a passkey.
const load = () => import('../../network/passkeys.ts')

type Of = EffectRequest<{ readonly role: Role }>

export const readProofWays = provided(({ input: { role }, signal }: Of): Promise<ProofWays> =>
  request(proofCalls.readProofWays, {}, { role, signal }),
)

/** Has the person use a passkey of theirs, as a proof. */
export const provePasskey = provided(
  async ({ input: { role }, signal }: Of): Promise<AuthenticationResponse> => {
    const { authenticate } = await loaded(load, signal)
    return authenticate({ role, signal })
  },
)

/** Fields of a call that takes a proof. A form without a password has none. */
export const proofFields = (proof: Proof) =>
  proof instanceof FormData ? { password: proof.get('password') ?? undefined } : { response: proof }
