import { proofCalls, type ProofWays } from '../../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../../contract/identity/webAuthn.ts'
import type { Role } from '../../../contract/roles.ts'
import { isStaleLogin } from '../../../machines/identity/proof.ts'
import { failureOf } from '../../../machines/shared/failure.ts'
import { request } from '../../network/request.ts'
import { loaded, provided, type EffectRequest } from '../shared/provided.ts'

// Loaded on demand, because few people use passkeys here.
const load = () => import('../../network/passkeys.ts')

type Of = EffectRequest<{ readonly role: Role }>

/** Loads the methods by which a member can prove their identity. */
export const readProofWays = provided(({ input: { role }, signal }: Of): Promise<ProofWays> =>
  request(proofCalls.readProofWays, {}, { role, signal }),
)

/**
 * Loads the methods of proof after a call was rejected for lack of one.
 *
 * @throws the error of the call, if it was rejected for another reason
 */
export async function wantedProof(
  error: unknown,
  of: { readonly role: Role; readonly signal: AbortSignal },
): Promise<ProofWays> {
  const failure = failureOf(error)
  if (failure.fields?.['password'] === undefined && !isStaleLogin(failure)) throw error
  return request(proofCalls.readProofWays, {}, of)
}

/**
 * Makes a call that requires a recent login or a proof. If the login is too old, the person uses a passkey,
 * if they have one, and the call is repeated with it.
 *
 * @throws the error of the call, if a passkey does not help
 */
export const provenByPasskey = <Result>(
  call: (proof: { readonly response?: AuthenticationResponse }) => Promise<Result>,
  of: { readonly role: Role; readonly signal: AbortSignal },
): Promise<Result> =>
  call({}).catch(async (error: unknown) => {
    if (!isStaleLogin(failureOf(error))) throw error
    const { passkey } = await request(proofCalls.readProofWays, {}, of)
    if (!passkey) throw error
    const { authenticate } = await loaded(load, of.signal)
    return call({ response: await authenticate(of) })
  })

/** Asks the person for a passkey, as a proof of identity. */
export const provePasskey = provided(
  async ({ input: { role }, signal }: Of): Promise<AuthenticationResponse> => {
    const { authenticate } = await loaded(load, signal)
    return authenticate({ role, signal })
  },
)
