import { contract } from '../../../contract/index.ts'
import type { deletionCalls } from '../../../contract/privacy/deletionCalls.ts'
import { userOf } from '../../auth/accounts.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { requireProof } from '../../identity/proof.ts'
import { proofWaysOf } from '../../identity/proofWays.ts'
import { deleteAccount, deletionEffectsOf, keepAccount } from '../../privacy/deletion.ts'
import { Refused } from '../../refused.ts'
import { deletionRefusals } from '../../words/deletion.ts'
import { sharedRefusals } from '../../words/shared.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'

export const deletionHandlers: HandlersOf<typeof deletionCalls> = {
  previewDeletion: defineHandler(contract.privacy.previewDeletion, async (context) => ({
    ...(await deletionEffectsOf(context.db, context.account, context.now)),
    proofs: await proofWaysOf(context),
  })),
  /**
   * Deletes the signed-in account, and ends all of its sessions. Refused: at the field of the proof when that is
   * wrong; 403 without a password when the login is too old to be one; 401 when the account was deleted at the same moment.
   */
  deleteAccount: defineHandler(contract.privacy.deleteAccount, async (context, payload) => {
    const { account, cookies, db, now, wakeErasures, wakeOutbox } = context
    await requireProof(context, account, payload)
    const eraseAt = await db
      .transaction()
      .execute((transaction) => deleteAccount(transaction, account.id, now))
    if (eraseAt === undefined) throw new Refused(sharedRefusals.sessionEnded, { status: 401 })
    wakeErasures()
    wakeOutbox()
    cookies.remove('session')
    return { erasedOn: dayOf(eraseAt) }
  }),
  /** Keeps the account. Refused (403) when it is being erased by now. */
  keepAccount: defineHandler(contract.privacy.keepAccount, async ({ account, db, now, wakeErasures }) => {
    const kept = await db.transaction().execute((transaction) => keepAccount(transaction, account.id, now))
    if (!kept) throw new Refused(deletionRefusals.erased, { status: 403 })
    wakeErasures()
    return userOf(db, kept)
  }),
}
