import { randomUUID } from 'node:crypto'
import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { addressChangeLasts, pendingChangeOf } from '../../identity/addressChanges.ts'
import { requireProof, type Proof } from '../../identity/proof.ts'
import { requestChangeMail } from '../../mail/addressChange.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { identityRefusals } from '../../words/identity.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { takeMail } from '../shared/mailBudget.ts'
import { requireOpenSession } from '../shared/sessions.ts'

/**
 * Mails a link to a new address, and replaces a change that was asked for before. Does and answers the same for every
 * address: whether it has an account is looked up when the mail is written. Refused at the field when the password or the
 * passkey is wrong or the address is the own one; 403 without a password, when there is no passkey and the login is older
 * than ten minutes; 429 when that address was mailed too often.
 */
export const changeEmailAddress = defineHandler(
  contract.identity.changeEmailAddress,
  (context, { emailAddress, ...proof }) => requestAddressChange(context, emailAddress, proof),
)

/**
 * Asks for another address, and for the mail that proves it.
 *
 * @param requestProof requests that mail, by default with a link to a page of the application
 * @throws Refused as the call does
 */
export async function requestAddressChange(
  context: MemberContext,
  emailAddress: string,
  proof: Proof,
  requestProof: RequestProof = requestLink,
): Promise<void> {
  const { account } = context
  await requireProof(context, account, proof)
  if (emailAddress === account.email_address) {
    throw Refused.field('emailAddress', identityRefusals.sameAddress)
  }
  await askForProof(context, emailAddress, requestProof)
}

interface RequestedChange {
  readonly accountId: string
  readonly changeId: string
  /** The new address. */
  readonly recipient: string
}

type RequestProof = (transaction: Database, change: RequestedChange, now: number) => Promise<void>

const requestLink: RequestProof = requestChangeMail

/** Mails the link to the new address again; the one before works no more. Refused when no change is pending. */
export const resendEmailAddressChange = defineHandler(
  contract.identity.resendEmailAddressChange,
  async (context) => {
    const { account, db, now } = context
    const change = await pendingChangeOf(db, account.id, now)
    if (!change) throw new Refused(identityRefusals.noAddressChange)
    await askForProof(context, change.email_address)
  },
)

/** Returns the change that waits for the proof of the new address, or null. */
export const readEmailAddressChange = defineHandler(
  contract.identity.readEmailAddressChange,
  async ({ account, db, now }) => {
    const change = await pendingChangeOf(db, account.id, now)
    return change
      ? { emailAddress: change.email_address, expiresAt: new Date(change.expires_at).toISOString() }
      : null
  },
)

/** Cancels the change that waits for the proof of the new address, if there is one. */
export const cancelEmailAddressChange = defineHandler(
  contract.identity.cancelEmailAddressChange,
  async ({ account, db }) => {
    await db
      .deleteFrom('address_changes')
      .where('account_id', '=', account.id)
      .where('purpose', '=', 'confirm')
      .execute()
  },
)

async function askForProof(
  context: MemberContext,
  recipient: string,
  requestProof: RequestProof = requestLink,
): Promise<void> {
  const { account, db, now, wakeOutbox } = context
  await takeMail(context, 'changeAddress', recipient)
  await db.transaction().execute(async (transaction) => {
    const { id: accountId } = ownObject(await lockAccount(transaction, account.id))
    await requireOpenSession(transaction, context)
    await transaction
      .deleteFrom('address_changes')
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'confirm')
      .execute()
    const changeId = randomUUID()
    await transaction
      .insertInto('address_changes')
      .values({
        id: changeId,
        account_id: accountId,
        purpose: 'confirm',
        email_address: recipient,
        code_hash: null,
        created_at: now,
        expires_at: now + addressChangeLasts.confirm,
      })
      .execute()
    await requestProof(transaction, { accountId, changeId, recipient }, now)
  })
  wakeOutbox()
}
