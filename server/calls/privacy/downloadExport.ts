import { contract } from '../../../contract/index.ts'
import { staleLogin } from '../../../contract/privacy/exportCalls.ts'
import { zipContentOf } from '../../privacy/export/content.ts'
import { exportsOf, isReady } from '../../privacy/export/exports.ts'
import { isFresh } from '../../identity/fresh.ts'
import { ownObject, Refused } from '../../refused.ts'
import { privacyRefusals } from '../../words/privacy.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives an export of who is signed in as a ZIP, to be downloaded. Refused: 404 when it is not theirs; 403 when their login
 * is older than 10 minutes; 409 when it is not ready, or has expired.
 */
export const downloadExport = defineHandler(
  contract.privacy.downloadExport,
  async ({ account, brand, db, now, session }, { id }) => {
    const row = ownObject(await exportsOf(db, account.id).selectAll().where('id', '=', id).executeTakeFirst())
    if (!isFresh(session, now)) {
      const reason = { code: 'state', state: staleLogin } as const
      throw new Refused(privacyRefusals.loginIsOld, { status: 403, reason })
    }
    if (!isReady(row, now) || row.bytes === null) {
      throw Refused.state(privacyRefusals.exportNotReady, row.state === 'ready' ? 'expired' : row.state)
    }
    const day = new Date(row.requested_at).toISOString().slice(0, 10)
    return {
      type: 'application/zip',
      fileName: `${brand}-export-${day}.zip`,
      body: zipContentOf(db, { id: row.id, bytes: row.bytes }),
    }
  },
)
