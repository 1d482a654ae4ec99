import { contract } from '../../../contract/index.ts'
import type { LinkedProvider } from '../../../contract/identity/linkedProviders.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { identitiesOf } from '../../identity/identities.ts'
import { countWaysIn } from '../../identity/waysIn.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { authRefusals } from '../../words/auth.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Gives the connected providers of who is signed in. */
export const listProviders = defineHandler(contract.identity.listProviders, (context) =>
  linkedProviders(context, context.db),
)

/** Disconnects a provider. Gives those that are left. Refused when nobody could log in to the account any more. */
export const unlinkProvider = defineHandler(contract.identity.unlinkProvider, (context, { provider }) =>
  context.db.transaction().execute(async (transaction) => {
    const account = ownObject(await lockAccount(transaction, context.account.id))
    const { numDeletedRows } = await transaction
      .deleteFrom('identities')
      .where('account_id', '=', account.id)
      .where('provider', '=', provider)
      .executeTakeFirst()
    ownObject(numDeletedRows > 0n || undefined)
    const left = await countWaysIn(transaction, account, { providers: context.providers.all })
    if (left === 0) throw new Refused(authRefusals.lastWayIn)
    return linkedProviders(context, transaction)
  }),
)

async function linkedProviders(
  { account, providers }: MemberContext,
  db: Database,
): Promise<readonly LinkedProvider[]> {
  const identities = await identitiesOf(db, account.id)
  return identities.map(({ email_address: emailAddress, issuer, linked_at: linkedAt, provider }) => ({
    provider,
    // One that the settings do not name any more is still known by its host.
    label: providers.all.find((each) => each.issuer === issuer)?.label ?? new URL(issuer).hostname,
    emailAddress,
    linkedAt: new Date(linkedAt).toISOString(),
  }))
}
