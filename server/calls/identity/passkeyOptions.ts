import { contract } from '../../../contract/index.ts'
import { maxPasskeys } from '../../../contract/identity/passkeys.ts'
import { CHALLENGE_LIFETIME_MS, giveChallenge } from '../../identity/challenges.ts'
import { isFresh } from '../../identity/fresh.ts'
import { descriptorsOf, userHandleOf } from '../../identity/passkeys.ts'
import { requireProof } from '../../identity/proof.ts'
import { algorithms } from '../../identity/webAuthn.ts'
import { Refused } from '../../refused.ts'
import { identityRefusals } from '../../words/identity.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the options for creating a passkey, with a challenge for this browser and account.
 *
 * @throws Refused if the login is older than ten minutes and re-authentication fails, and if the account has
 * 20 passkeys
 */
export const passkeyOptions = defineHandler(contract.identity.passkeyOptions, async (context, proof) => {
  const { account, db, now, relyingParty, session } = context
  const descriptors = await descriptorsOf(db, account.id)
  if (descriptors.length >= maxPasskeys) throw new Refused(identityRefusals.manyPasskeys(maxPasskeys))
  if (!isFresh(session, now)) await requireProof(context, account, proof)
  return {
    rp: { id: relyingParty.id, name: relyingParty.name },
    user: {
      id: userHandleOf(account),
      name: account.email_address,
      displayName: `${account.first_name} ${account.last_name}`,
    },
    challenge: await giveChallenge(context, account.id),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: descriptors,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
})
