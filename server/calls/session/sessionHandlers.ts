import { contract, type Contract } from '../../../contract/index.ts'
import { userOf } from '../../auth/accounts.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { currentMember, endSession } from '../shared/sessions.ts'

export const sessionHandlers: HandlersOf<Contract['session']> = {
  /** Ends the session of this browser, if there is one. Its cookies are gone already, whatever comes of this. */
  logout: defineHandler(contract.session.logout, async ({ auditAccount, cookies, db }) => {
    const token = cookies.read('session')
    const accountId = token && (await endSession(db, token))
    if (accountId) auditAccount(accountId)
  }),
  /** Returns the user who is signed in in this browser, or null. */
  session: defineHandler(contract.session.session, async (context) => {
    const member = await currentMember(context)
    return member ? userOf(context.db, member.account) : null
  }),
}
