import { contract, type Contract } from '../../../contract/index.ts'
import { createPersonIds, personIdsWith } from '../../talent/personIds.ts'
import { listShortlist, savePerson, unsavePerson, type ShortlistOwner } from '../../talent/shortlist.ts'
import type { CallContext, OwnObjects } from '../shared/context.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { addOwnExclusion, listExclusions, removeOwnExclusion } from './exclusions.ts'
import { readProfile, saveProfile, setVisibility } from './ownProfile.ts'
import { findCompanies } from './findCompanies.ts'
import { listProfileViews } from './listProfileViews.ts'
import { previewProfile } from './previewProfile.ts'
import { readCandidate } from './readCandidate.ts'
import { searchProfiles } from './searchProfiles.ts'

const ownerIn = ({
  company,
  keyedHash,
}: Pick<CallContext, 'keyedHash'> & OwnObjects['provenCompany']): ShortlistOwner => ({
  companyId: company.id,
  ids: personIdsWith(createPersonIds(keyedHash).keyOf(company.id)),
})

export const talentHandlers: HandlersOf<Contract['talent']> = {
  readProfile,
  saveProfile,
  setVisibility,
  listExclusions,
  addExclusion: addOwnExclusion,
  removeExclusion: removeOwnExclusion,
  previewProfile,
  findCompanies,
  listProfileViews,
  searchProfiles,
  readCandidate,
  /**
   * Adds a person to the company's shortlist, or changes the note.
   *
   * @throws Refused (404) if the company may not see the person
   */
  saveCandidate: defineHandler(contract.talent.saveCandidate, async (context, { id, note }) =>
    context.db.transaction().execute((transaction) =>
      savePerson(transaction, ownerIn(context), {
        id,
        note,
        now: context.now,
        savedBy: context.account.id,
      }),
    ),
  ),
  /** Removes a person from the shortlist. Idempotent. */
  unsaveCandidate: defineHandler(contract.talent.unsaveCandidate, async (context, { id }) => {
    await unsavePerson(context.db, ownerIn(context), id)
    return { id }
  }),
  listSavedCandidates: defineHandler(contract.talent.listSavedCandidates, async (context, wanted) =>
    listShortlist(context.db, ownerIn(context), wanted),
  ),
}
