import { fromPromise } from 'xstate'
import type { ProofWays } from '../../../../contract/identity/proof.ts'
import type * as Real from '../../../../src/effects/identity/proof.ts'
import { provided } from '../../../../src/effects/shared/provided.ts'
import { answer } from '../../../support/formEffect.ts'

const ways: ProofWays = { password: true, passkey: false, recentLogin: true }

export const readProofWays: (typeof Real)['readProofWays'] = provided(() => answer(() => ways))

/** Never resolves, because a journey has no passkey dialog. */
export const provePasskey: (typeof Real)['provePasskey'] = fromPromise(() => new Promise(() => undefined))

export const wantedProof: (typeof Real)['wantedProof'] = () => answer(() => ways)

export const provenByPasskey: (typeof Real)['provenByPasskey'] = (call) => call({})
