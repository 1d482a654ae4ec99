import { proofCalls, type ProofWays } from '../../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../../contract/identity/webAuthn.ts'
import type { Role } from '../../../contract/roles.ts'
import { isStaleLogin } from '../../../machines/identity/proof.ts'
import { failureOf } from '../../../machines/shared/failure.ts'
import { request } from '../../network/request.ts'
import { loaded, provided, type EffectRequest } from '../shared/provided.ts'

// Loaded only when a person chooses a passkey.
const load = () => import('../../network/passkeys.ts')

type Of = EffectRequest<{ readonly role: Role }>

/** Reads in which ways a member can prove who they are. */
export const readProofWays = provided(({ input: { role }, signal }: Of): Promise<ProofWays> =>
  request(proofCalls.readProofWays, {}, { role, signal }),
)

/**
 * Reads in which ways a proof can be given, after a call was refused for the lack of one.
 *
 * @throws the error of the call, where it was refused for something else
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
 * Makes a call that needs no proof after a recent login. Where the login is too old, the person uses a passkey of theirs,
 * if they have one, and the call is made again with it.
 *
 * @throws the error of the call, where a passkey is no proof for it
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

/** Has the person use a passkey of theirs, as a proof. */
export const provePasskey = provided(
  async ({ input: { role }, signal }: Of): Promise<AuthenticationResponse> => {
    const { authenticate } = await loaded(load, signal)
    return authenticate({ role, signal })
  },
)
