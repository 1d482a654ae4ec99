import { lockAccount, type Account } from '../../auth/accounts.ts'
import { isFresh } from '../../identity/fresh.ts'
import { accountOfPerson, linkIdentity } from '../../identity/identities.ts'
import { SignInRefused, type OpenIdProvider } from '../../identity/openIdProviders.ts'
import type { Person } from '../../identity/person.ts'
import { requestProviderNotice } from '../../mail/providerNotices.ts'
import { isDuplicate } from '../../store/errors.ts'
import type { Database } from '../../store/schema.ts'
import type { CallContext } from '../shared/context.ts'
import { currentMember, requireOpenSession } from '../shared/sessions.ts'

/**
 * Account that may connect a provider. It requires a recent login, because a connected provider can log in:
 * an unattended session must not be enough.
 *
 * @throws SignInRefused without a session, and if its login is older than ten minutes
 */
export async function connectingAccount(context: CallContext): Promise<string> {
  const member = await currentMember(context)
  if (!member) throw new SignInRefused('expired')
  if (!isFresh(member.session, context.now)) throw new SignInRefused('staleLogin')
  return member.account.id
}

interface Arrived {
  /** Account that started the sign-in. */
  readonly accountId: string
  readonly provider: OpenIdProvider
  readonly person: Person
}

/**
 * Connects a provider to the caller's account, and informs the owner by email. Does nothing if the identity
 * is connected already.
 *
 * @throws SignInRefused if another account is signed in by now, or the identity is connected to another
 * account
 */
export async function connectProvider(context: CallContext, arrived: Arrived): Promise<void> {
  const member = await currentMember(context)
  if (member?.account.id !== arrived.accountId) throw new SignInRefused('expired')
  await context.db
    .transaction()
    .execute((transaction) => connect(context, transaction, arrived))
    .catch((error: unknown) => {
      // Two accounts connected the same identity concurrently.
      throw isDuplicate(error) ? new SignInRefused('taken') : error
    })
  context.wakeOutbox()
}

async function connect(
  context: CallContext,
  transaction: Database,
  { accountId, person, provider }: Arrived,
): Promise<void> {
  const { now, role } = context
  const account = await lockAccount(transaction, accountId)
  // A deleted account can be restored, but must not get another way to log in until then.
  if (!account || account.erase_at !== null) throw new SignInRefused('expired')
  await requireOpenSession(transaction, context)
  const connected = await accountOfPerson(transaction, role, provider, person)
  if (connected?.id === accountId) return
  if (connected) throw new SignInRefused('taken')
  const isVerified = isTrusted(account, person)
  await linkIdentity(transaction, { account, provider, person: { ...person, isVerified }, now })
  const { emailAddress } = person
  await requestProviderNotice(transaction, 'providerConnected', {
    account,
    label: provider.label,
    emailAddress,
    now,
  })
}

/**
 * True if the account may use the address of the provider. Somebody may have registered with another person's
 * address; until that is verified, only a provider that has verified the same address is trusted.
 */
const isTrusted = ({ email_address: own, verified_at: verifiedAt }: Account, person: Person) =>
  verifiedAt !== null || (person.isVerified && person.emailAddress === own)
