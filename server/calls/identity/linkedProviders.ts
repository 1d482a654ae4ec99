import { contract } from '../../../contract/index.ts'
import type { LinkedProvider } from '../../../contract/identity/linkedProviders.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { identitiesOf } from '../../identity/identities.ts'
import { countWaysIn } from '../../identity/waysIn.ts'
import { requestProviderNotice } from '../../mail/providerNotices.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { authRefusals } from '../../words/auth.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns the connected providers of the caller. */
export const listProviders = defineHandler(contract.identity.listProviders, (context) =>
  linkedProviders(context, context.db),
)

/**
 * Disconnects a provider, and informs the owner by email. Returns the remaining providers.
 *
 * @throws Refused if the account would have no way to log in
 */
export const unlinkProvider = defineHandler(
  contract.identity.unlinkProvider,
  async (context, { provider }) => {
    const { db, now, providers, wakeOutbox } = context
    const left = await db.transaction().execute(async (transaction) => {
      const account = ownObject(await lockAccount(transaction, context.account.id))
      const { email_address: emailAddress, issuer } = ownObject(
        await transaction
          .deleteFrom('identities')
          .where('account_id', '=', account.id)
          .where('provider', '=', provider)
          .returning(['issuer', 'email_address'])
          .executeTakeFirst(),
      )
      const waysIn = await countWaysIn(transaction, account, { providers: providers.all })
      if (waysIn === 0) throw new Refused(authRefusals.lastWayIn)
      const label = labelOf(context, issuer)
      await requestProviderNotice(transaction, 'providerDisconnected', { account, label, emailAddress, now })
      return linkedProviders(context, transaction)
    })
    wakeOutbox()
    return left
  },
)

/** Label of a provider. One that was removed from the settings is shown by its host. */
const labelOf = ({ providers }: Pick<MemberContext, 'providers'>, issuer: string) =>
  providers.all.find((each) => each.issuer === issuer)?.label ?? new URL(issuer).hostname

async function linkedProviders(context: MemberContext, db: Database): Promise<readonly LinkedProvider[]> {
  const identities = await identitiesOf(db, context.account.id)
  return identities.map(({ email_address: emailAddress, issuer, linked_at: linkedAt, provider }) => ({
    provider,
    label: labelOf(context, issuer),
    emailAddress,
    linkedAt: new Date(linkedAt).toISOString(),
  }))
}
