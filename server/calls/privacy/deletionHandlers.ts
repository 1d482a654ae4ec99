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
   * Deletes the caller's account, and ends all of its sessions.
   *
   * @throws Refused at the field of a wrong proof; Refused (403) if the account has no password and the login
   * is too old; Refused (401) if the account was deleted concurrently
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
  /**
   * Restores the deleted account of the caller.
   *
   * @throws Refused (403) once the erasure has started
   */
  keepAccount: defineHandler(contract.privacy.keepAccount, async ({ account, db, now, wakeErasures }) => {
    const kept = await db.transaction().execute((transaction) => keepAccount(transaction, account.id, now))
    if (!kept) throw new Refused(deletionRefusals.erased, { status: 403 })
    wakeErasures()
    return userOf(db, kept)
  }),
}
