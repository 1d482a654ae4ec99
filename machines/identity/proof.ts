import { staleLogin } from '../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../contract/identity/webAuthn.ts'
import type { Failure } from '../shared/failure.ts'

/** Answer of a passkey, as a proof. */
export type PasskeyAnswer = AuthenticationResponse

/** Proof of who a member is: a form, with the password where there is one, or the answer of a passkey. */
export type Proof = FormData | PasskeyAnswer

/** True where the server wants a login of the last 10 minutes. */
export const isStaleLogin = ({ reason }: Failure): boolean =>
  reason?.code === 'state' && reason.state === staleLogin
