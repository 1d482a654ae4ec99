import { contract } from '../../../contract/index.ts'
import { exportsOf, shownExport } from '../../privacy/export/exports.ts'
import { listPage } from '../../store/list.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Lists the exports of the caller, newest first. */
export const listExports = defineHandler(
  contract.privacy.listExports,
  async ({ account, db, now }, wanted) => {
    const { items, next } = await listPage(
      exportsOf(db, account.id).selectAll(),
      [
        { column: 'requested_at', kind: 'number', falls: true },
        { column: 'id', kind: 'text' },
      ],
      wanted,
    )
    return { items: items.map((row) => shownExport(row, now)), next }
  },
)
