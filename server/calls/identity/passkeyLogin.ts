import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { CHALLENGE_LIFETIME_MS, giveChallenge } from '../../identity/challenges.ts'
import { descriptorsOf, notePasskeyUse, userHandleOf } from '../../identity/passkeys.ts'
import { checkPasskey, guessPasskey } from '../../identity/proof.ts'
import { Refused } from '../../refused.ts'
import { identityRefusals } from '../../words/identity.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler, type Handle } from '../shared/defineHandler.ts'
import { enterAccount, refuseForwardedDemo } from '../shared/enterAccount.ts'
import { currentMember } from '../shared/sessions.ts'

/**
 * Returns the options for using a passkey. For a login, they allow every passkey of the browser; with a
 * session, those of the account.
 */
export const passkeyLoginOptions = defineHandler(contract.identity.passkeyLoginOptions, async (context) => {
  const member = await currentMember(context)
  return {
    rpId: context.relyingParty.id,
    challenge: await giveChallenge(context, null),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
    allowCredentials: member ? await descriptorsOf(context.db, member.account.id) : [],
  }
})

/**
 * Logs in with a passkey. Returns the user.
 *
 * @throws Refused identically for a passkey that is unknown or of another role, and for a response that is
 * invalid or too late; Refused (404) for a demo account behind a proxy
 */
export const passkeyLogin = defineHandler(contract.identity.passkeyLogin, (context, payload) =>
  guessPasskey(context, () => enterByPasskey(context, payload)),
)

const wrong = () => new Refused(identityRefusals.wrongPasskeyLogin)

const enterByPasskey: Handle<typeof contract.identity.passkeyLogin> = async (context, { response }) => {
  const { now } = context
  const { account, passkey } = await findByCredential(context, response.id)
  if (account) context.auditAccount(account.id)
  refuseForwardedDemo(context, account)
  const counter = await checkPasskey(context, passkey, response)
  if (!account || !passkey || counter === undefined) throw wrong()
  if (response.response.userHandle !== userHandleOf(account)) throw wrong()
  return enterAccount(context, account, async (transaction) => {
    const current = await lockAccount(transaction, account.id)
    if (!current || !(await notePasskeyUse(transaction, passkey, { counter, now }))) throw wrong()
    return current
  })
}

/** Passkey with its account; undefined unless the account has the role of the call. */
async function findByCredential({ db, role }: CallContext, credentialId: string) {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  const account =
    passkey &&
    (await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', passkey.account_id)
      .where('role', '=', role)
      .executeTakeFirst())
  return { account, passkey }
}
