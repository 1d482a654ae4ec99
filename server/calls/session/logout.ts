import type { Handler } from '../shared/context.ts'
import { endSession } from '../shared/sessions.ts'

/** Ends the session of this browser, if there is one. Its cookies have been removed before, whatever comes of this. */
export const logout: Handler<'logout'> = async ({ auditAccount, cookies, db }) => {
  const token = cookies.read('session')
  const accountId = token && (await endSession(db, token))
  if (accountId) auditAccount(accountId)
}
