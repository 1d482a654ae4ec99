import { contract } from '../../../contract/index.ts'
import { ownObject } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { shownTo } from '../../talent/shownTo.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns a profile as the company may see it, and counts the view.
 *
 * @throws Refused (404) identically for hidden, excluded and unknown people
 */
export const readCandidate = defineHandler(
  contract.talent.readCandidate,
  async ({ company, db, keyedHash, profileViews }, { id }) => {
    const personIds = createPersonIds(keyedHash)
    const { accountId, profile } = ownObject(await shownTo(db, { companyId: company.id, personIds }, id))
    profileViews.opened(company.id, accountId)
    return profile
  },
)
