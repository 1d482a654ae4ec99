import { contract } from '../../../contract/index.ts'
import { acceptanceAt } from '../../legal/acceptance.ts'
import { Refused } from '../../refused.ts'
import { legalRefusals } from '../../words/legal.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Records that the caller accepts the current terms and privacy policy.
 *
 * @throws Refused (409) if the terms have changed since they were shown
 */
export const acceptTerms = defineHandler(
  contract.privacy.acceptTerms,
  async ({ account, db, now }, { version }) => {
    const acceptance = await acceptanceAt(db, now)
    if (acceptance.terms_version !== version) throw new Refused(legalRefusals.changed, { status: 409 })
    await db.updateTable('accounts').set(acceptance).where('id', '=', account.id).execute()
    return {}
  },
)
