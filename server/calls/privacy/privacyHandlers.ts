import { contract, type Contract } from '../../../contract/index.ts'
import { exportsOf, shownExport } from '../../privacy/export/exports.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { deletionHandlers } from './deletionHandlers.ts'
import { downloadExport } from './downloadExport.ts'
import { listExports } from './listExports.ts'
import { requestExport } from './requestExport.ts'

export const privacyHandlers: HandlersOf<Contract['privacy']> = {
  requestExport,
  listExports,
  /** Gives one of the exports of who is signed in. Refused (404) when it is not theirs. */
  readExport: defineHandler(contract.privacy.readExport, async ({ account, db, now }, { id }) =>
    shownExport(
      ownObject(await exportsOf(db, account.id).selectAll().where('id', '=', id).executeTakeFirst()),
      now,
    ),
  ),
  downloadExport,
  ...deletionHandlers,
}
