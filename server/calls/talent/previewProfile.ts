import { contract } from '../../../contract/index.ts'
import { ownObject } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { profileRowOf } from '../../talent/profiles.ts'
import { shownTo } from '../../talent/shownTo.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { companyBySlug } from './companyBySlug.ts'

/**
 * Returns the caller's profile exactly as a company sees it.
 *
 * @throws Refused (404) if the company sees nothing, because the profile is hidden or the company is
 * excluded, not verified, suspended or unknown
 */
export const previewProfile = defineHandler(
  contract.talent.previewProfile,
  async ({ account, db, keyedHash }, { slug }) => {
    const company = await companyBySlug(db, slug)
    const mayLook = company && company.proof !== 'none' && company.suspended_at === null
    const own = await profileRowOf(db, account.id)
    const personIds = createPersonIds(keyedHash)
    const seen =
      mayLook && own
        ? await shownTo(db, { companyId: company.id, personIds }, personIds.idFor(company.id, own.person_id))
        : undefined
    return ownObject(seen).profile
  },
)
