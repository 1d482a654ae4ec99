import { contract, type Contract } from '../../../contract/index.ts'
import { currentVersions } from '../../legal/acceptance.ts'
import { exportsOf, shownExport } from '../../privacy/export/exports.ts'
import { ownObject, Refused } from '../../refused.ts'
import { sharedRefusals } from '../../words/shared.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { acceptTerms } from './acceptTerms.ts'
import { deletionHandlers } from './deletionHandlers.ts'
import { downloadExport } from './downloadExport.ts'
import { listExports } from './listExports.ts'
import { requestExport } from './requestExport.ts'

export const privacyHandlers: HandlersOf<Contract['privacy']> = {
  requestExport,
  listExports,
  /**
   * Returns an export of the caller.
   *
   * @throws Refused (404) if it is not the caller's
   */
  readExport: defineHandler(contract.privacy.readExport, async ({ account, db, now }, { id }) =>
    shownExport(
      ownObject(await exportsOf(db, account.id).selectAll().where('id', '=', id).executeTakeFirst()),
      now,
    ),
  ),
  downloadExport,
  ...deletionHandlers,
  legal: defineHandler(contract.privacy.legal, async ({ db }) => {
    const { privacy, terms } = await currentVersions(db)
    if (privacy === undefined || terms === undefined) {
      throw new Refused(sharedRefusals.notRead, { status: 503 })
    }
    return { privacy: { version: privacy }, terms: { version: terms } }
  }),
  acceptTerms,
}
