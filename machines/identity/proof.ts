import { staleLogin } from '../../contract/identity/proof.ts'
import type { AuthenticationResponse } from '../../contract/identity/webAuthn.ts'
import type { Failure } from '../shared/failure.ts'

/** WebAuthn response that serves as a proof. */
export type PasskeyAnswer = AuthenticationResponse

/** Proof of identity: a form with the password, if the account has one, or the response of a passkey. */
export type Proof = FormData | PasskeyAnswer

/** True if the call requires a login within the last 10 minutes. */
export const isStaleLogin = ({ reason }: Failure): boolean =>
  reason?.code === 'state' && reason.state === staleLogin
