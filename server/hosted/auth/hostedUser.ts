import { isPlain } from '../../../contract/text.ts'
import type { Account } from '../../auth/accounts.ts'
import { identitiesOf } from '../../identity/identities.ts'
import type { Database } from '../../store/schema.ts'

const dateOf = (time: number) => new Date(time).toISOString()

/** Id of a connected provider in calls. */
const identityId = ({ id }: Pick<Account, 'id'>, provider: string) => `${id}-${provider}`

/** Provider of an identity of an account; empty for an identity of another account. */
export const providerOfIdentity = (account: Pick<Account, 'id'>, id: string) => {
  const prefix = identityId(account, '')
  const provider = id.startsWith(prefix) ? id.slice(prefix.length) : ''
  // PostgreSQL rejects text with NUL characters.
  return isPlain(provider) ? provider : ''
}

/** Account in the format of the official client. */
export async function hostedUserOf(db: Database, account: Account) {
  const linked = await identitiesOf(db, account.id)
  const created = dateOf(account.created_at)
  const emailIdentity = {
    identity_id: account.id,
    id: account.id,
    user_id: account.id,
    provider: 'email',
    identity_data: {
      sub: account.id,
      email: account.email_address,
      email_verified: account.verified_at !== null,
    },
    email: account.email_address,
    created_at: created,
    updated_at: created,
    last_sign_in_at: dateOf(account.last_login_at),
  }
  const identities = [
    ...(account.password_hash === '' ? [] : [emailIdentity]),
    ...linked.map(({ provider }) => ({
      ...emailIdentity,
      identity_id: identityId(account, provider),
      provider,
    })),
  ]
  const providers = identities.map(({ provider }) => provider)
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email_address,
    phone: '',
    ...(account.verified_at !== null && {
      email_confirmed_at: dateOf(account.verified_at),
      confirmed_at: dateOf(account.verified_at),
    }),
    last_sign_in_at: dateOf(account.last_login_at),
    app_metadata: { provider: providers[0] ?? 'email', providers, role: account.role },
    user_metadata: {
      firstName: account.first_name,
      lastName: account.last_name,
      userName: account.user_name,
      picture: account.picture,
    },
    identities,
    is_anonymous: false,
    created_at: created,
    updated_at: created,
  }
}
