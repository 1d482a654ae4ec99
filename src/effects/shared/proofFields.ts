import type { Proof } from '../../../machines/identity/proof.ts'

/** Fields of a call that takes a proof. A form without a password has none. */
export const proofFields = (proof: Proof) =>
  proof instanceof FormData ? { password: proof.get('password') ?? undefined } : { response: proof }
