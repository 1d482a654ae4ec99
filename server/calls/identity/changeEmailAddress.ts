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
 * Emails a confirmation link to a new address, replacing a pending change. Behaves identically for every
 * address: whether it has an account is looked up when the email is rendered.
 *
 * @throws Refused at the field if the password or passkey is wrong or the address is the present one; Refused
 * (403) if the account has neither password nor passkey and the login is older than ten minutes; Refused
 * (429) after too many emails to this address
 */
export const changeEmailAddress = defineHandler(
  contract.identity.changeEmailAddress,
  (context, { emailAddress, ...proof }) => requestAddressChange(context, emailAddress, proof),
)

/**
 * Requests a change of address, and the email that confirms it.
 *
 * @param requestProof requests the email; by default with a link to a page of the application
 * @throws Refused as `changeEmailAddress`
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
  /** New address. */
  readonly recipient: string
}

type RequestProof = (transaction: Database, change: RequestedChange, now: number) => Promise<void>

const requestLink: RequestProof = requestChangeMail

/**
 * Emails a new confirmation link to the new address, which replaces the previous one.
 *
 * @throws Refused if no change is pending
 */
export const resendEmailAddressChange = defineHandler(
  contract.identity.resendEmailAddressChange,
  async (context) => {
    const { account, db, now } = context
    const change = await pendingChangeOf(db, account.id, now)
    if (!change) throw new Refused(identityRefusals.noAddressChange)
    await askForProof(context, change.email_address)
  },
)

/** Returns the pending change of address, or null. */
export const readEmailAddressChange = defineHandler(
  contract.identity.readEmailAddressChange,
  async ({ account, db, now }) => {
    const change = await pendingChangeOf(db, account.id, now)
    return change
      ? { emailAddress: change.email_address, expiresAt: new Date(change.expires_at).toISOString() }
      : null
  },
)

/** Cancels the pending change of address, if any. */
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
