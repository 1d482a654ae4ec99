import { randomUUID } from 'node:crypto'
import { contract } from '../../../contract/index.ts'
import { maxPasskeys } from '../../../contract/identity/passkeys.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { takeChallenge } from '../../identity/challenges.ts'
import { passkeysOf, shownPasskey } from '../../identity/passkeys.ts'
import { challengeIn, verifyRegistration } from '../../identity/webAuthn.ts'
import { requestMail } from '../../mail/request.ts'
import { ownObject, Refused } from '../../refused.ts'
import { identityRefusals, identityWords } from '../../words/identity.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { requireOpenSession } from '../shared/sessions.ts'

/**
 * Adds a passkey that this browser created with the options of `passkeyOptions`, and informs the owner by
 * email. Returns the passkey.
 *
 * @throws Refused if the response is invalid or too late, the passkey is in use, or the account has 20
 * passkeys
 */
export const addPasskey = defineHandler(contract.identity.addPasskey, async (context, { name, response }) => {
  const { account, client, db, now, relyingParty: party, role, wakeOutbox } = context
  const challenge = challengeIn(response)
  const isOurs = challenge !== undefined && (await takeChallenge(context, challenge, account.id))
  const made = isOurs ? await verifyRegistration(response, { challenge, party }) : undefined
  if (!made) throw new Refused(identityRefusals.passkeyNotMade)
  const passkey = await db.transaction().execute(async (transaction) => {
    const { id: accountId } = ownObject(await lockAccount(transaction, account.id))
    await requireOpenSession(transaction, context)
    const { count } = await passkeysOf(transaction, accountId)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxPasskeys) throw new Refused(identityRefusals.manyPasskeys(maxPasskeys))
    const added = await transaction
      .insertInto('passkeys')
      .values({
        ...made,
        id: randomUUID(),
        account_id: accountId,
        name: name ?? (client().browser || identityWords.passkey),
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) throw new Refused(identityRefusals.passkeyKnown)
    await requestMail(transaction, { kind: 'passkeyAdded', role, recipient: account.email_address, now })
    return added
  })
  wakeOutbox()
  return shownPasskey(passkey)
})
