import type { SignInRefusal } from '../../../contract/identity/offered.ts'
import { picturePath } from '../../../contract/media/pictures.ts'
import type { User } from '../../../contract/user.ts'
import { findAccount, lockAccount, type Account } from '../../auth/accounts.ts'
import { fetchPicture } from '../../identity/fetchPicture.ts'
import { accountOfPerson, linkIdentity } from '../../identity/identities.ts'
import { SignInRefused, type OpenIdProvider } from '../../identity/openIdProviders.ts'
import type { Person } from '../../identity/person.ts'
import { keepPicture } from '../../media/pictures.ts'
import { Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import type { CallContext } from '../shared/context.ts'
import { insertAccount } from '../shared/createAccount.ts'
import { enterAccount, enterNewAccount } from '../shared/enterAccount.ts'

/** Next step for a person who returns from a provider. */
export type Entrance =
  | { readonly step: 'signedIn'; readonly user: User }
  /** The address has an account, whose owner has to log in once to connect the provider. */
  | { readonly step: 'link' }
  /** A new employer has to enter a company name. */
  | { readonly step: 'company' }
  | { readonly step: 'refused'; readonly code: SignInRefusal }

interface Arrived {
  readonly provider: OpenIdProvider
  readonly person: Person
}

/**
 * Signs in the person that a provider has identified, or returns the next step. An identity logs in to an
 * account only if it was connected before. If the address already has an account, the person has to prove
 * once that it is theirs.
 */
export async function enterWithProvider(context: CallContext, arrived: Arrived): Promise<Entrance> {
  const { db, role } = context
  const { person, provider } = arrived
  const connected = await accountOfPerson(db, role, provider, person)
  if (connected) return { step: 'signedIn', user: await enterConnected(context, connected, arrived) }
  if (person.emailAddress === '') return { step: 'refused', code: 'unverified' }
  if (await findAccount(db, role, person.emailAddress)) {
    return person.isVerified ? { step: 'link' } : { step: 'refused', code: 'unverified' }
  }
  if (role === 'employer') return { step: 'company' }
  for (const rule of ['register', 'registerDaily'] as const) await context.limits.take(rule, 'register')
  return { step: 'signedIn', user: await registerPerson(context, arrived) }
}

const enterConnected = (context: CallContext, connected: Account, { person, provider }: Arrived) =>
  enterAccount(context, connected, async (transaction) => {
    // The identity may have been disconnected, or the account deleted, in the meantime. The lock serializes
    // with both.
    await lockAccount(transaction, connected.id)
    const account = await accountOfPerson(transaction, context.role, provider, person)
    if (account?.id !== connected.id) throw new SignInRefused('expired')
    return account
  })

interface Registering extends Arrived {
  /** Company of an employer; absent for candidates. */
  readonly companyName?: string
  /** Runs in the transaction that creates the account. */
  readonly before?: (transaction: Database) => Promise<void>
}

/**
 * Creates the account of a new person, and signs them in. Candidates get the picture from the provider.
 * Returns the user.
 *
 * @throws Refused if the address has an account by now
 */
export async function registerPerson(
  context: CallContext,
  { before = async () => {}, companyName, person, provider }: Registering,
): Promise<User> {
  const { now, role, wakeOutbox } = context
  const squares = role === 'candidate' ? await squaresOf(context, person, provider) : undefined
  const user = await enterNewAccount(context, async (transaction) => {
    await before(transaction)
    const account = await insertAccount(context, transaction, {
      person,
      provider: 'social',
      passwordHash: '',
      isVerified: person.isVerified,
      companyName,
    })
    await linkIdentity(transaction, { account, provider, person, now })
    if (!squares) return account
    const picture = picturePath(await keepPicture(transaction, { accountId: account.id }, squares, context))
    await transaction.updateTable('accounts').set({ picture }).where('id', '=', account.id).execute()
    return { ...account, picture }
  })
  wakeOutbox()
  return user
}

/**
 * Squares of the provider's picture; undefined if it cannot be loaded or used, because a picture is optional.
 */
async function squaresOf({ pictures }: CallContext, { picture, subject }: Person, provider: OpenIdProvider) {
  const content = await fetchPicture(picture, { mayBeLocal: provider.isLocal })
  if (!content) return undefined
  return pictures.make(`${provider.name} ${subject}`, content).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
}
