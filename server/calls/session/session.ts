import { userOf } from '../../auth/accounts.ts'
import type { Handler } from '../shared/context.ts'
import { currentAccount } from '../shared/sessions.ts'

/** Gives the user who is signed in in this browser, or null. */
export const session: Handler<'session'> = async (context) => {
  const account = await currentAccount(context)
  return account ? userOf(context.db, account) : null
}
