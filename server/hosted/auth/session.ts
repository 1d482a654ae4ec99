import type { Account } from '../../auth/accounts.ts'
import { accessTokenSeconds } from '../accessTokens.ts'
import type { HostedContext } from '../hostedContext.ts'
import { hostedUserOf } from './hostedUser.ts'

interface Begun {
  readonly account: Account
  readonly sessionHash: string
  readonly refreshToken: string
}

/** Session in the response format of the official client. */
export async function sessionAnswer(
  { call, parts }: HostedContext,
  { account, refreshToken, sessionHash }: Begun,
) {
  return {
    access_token: await parts.tokens.sign({ account, sessionHash }),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(call.now / 1_000) + accessTokenSeconds,
    refresh_token: refreshToken,
    user: await hostedUserOf(call.db, account),
  }
}
