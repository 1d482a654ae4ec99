import { contract, type Contract } from '../../../contract/index.ts'
import { userOf } from '../../auth/accounts.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { currentMember, endSession } from '../shared/sessions.ts'

export const sessionHandlers: HandlersOf<Contract['session']> = {
  /** Ends the session of this browser, if any. The route has removed its cookies before. */
  logout: defineHandler(contract.session.logout, async ({ auditAccount, db, sessionHash }) => {
    const accountId = sessionHash && (await endSession(db, sessionHash))
    if (accountId) auditAccount(accountId)
  }),
  /** Returns the user who is signed in in this browser, or null. */
  session: defineHandler(contract.session.session, async (context) => {
    const member = await currentMember(context)
    return member ? userOf(context.db, member.account) : null
  }),
}
