import type { AuthenticationResponse } from '../../contract/identity/webAuthn.ts'

/** Proof of who a member is: a form, with the password where there is one, or the answer of a passkey. */
export type Proof = FormData | AuthenticationResponse
