import { contract } from '../../../contract/index.ts'
import { ownObject } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { shownTo } from '../../talent/shownTo.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Gives a profile as the company may see it. Refused (404) alike for hidden, excluded and unknown people. */
export const readCandidate = defineHandler(
  contract.talent.readCandidate,
  async ({ company, db, keyedHash }, { id }) => {
    const personIds = createPersonIds(keyedHash)
    return ownObject(await shownTo(db, { companyId: company.id, personIds }, id)).profile
  },
)
