import { contract } from '../../../contract/index.ts'
import { zipContentOf } from '../../privacy/export/content.ts'
import { exportsOf, isReady } from '../../privacy/export/exports.ts'
import { requireRecentLogin } from '../../identity/proof.ts'
import { ownObject, Refused } from '../../refused.ts'
import { privacyRefusals } from '../../words/privacy.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns an export of the caller as a ZIP download.
 *
 * @throws Refused (404) if it is not the caller's; Refused (403) if the login is older than 10 minutes;
 * Refused (409) if it is not ready or has expired
 */
export const downloadExport = defineHandler(contract.privacy.downloadExport, async (context, { id }) => {
  const { account, brand, db, now } = context
  const row = ownObject(await exportsOf(db, account.id).selectAll().where('id', '=', id).executeTakeFirst())
  requireRecentLogin(context, privacyRefusals.loginIsOld)
  if (!isReady(row, now) || row.bytes === null) {
    throw Refused.state(privacyRefusals.exportNotReady, row.state === 'ready' ? 'expired' : row.state)
  }
  const day = new Date(row.requested_at).toISOString().slice(0, 10)
  return {
    type: 'application/zip',
    fileName: `${brand}-export-${day}.zip`,
    body: zipContentOf(db, { id: row.id, bytes: row.bytes }),
  }
})
