import type { Proof } from '../../../machines/identity/proof.ts'

/** Payload fields of a proof of identity. A form without a password field yields none. */
export const proofFields = (proof: Proof) =>
  proof instanceof FormData ? { password: proof.get('password') ?? undefined } : { response: proof }
