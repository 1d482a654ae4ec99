import { contract } from '../../../contract/index.ts'
import { filesOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { listPage } from '../../store/list.ts'

/** Lists the files of the caller, newest first. */
export const listFiles = defineHandler(contract.files.listFiles, async ({ account, db }, wanted) => {
  const { items, next } = await listPage(
    filesOf(db, account.id).select(['id', 'name', 'bytes', 'created_at']),
    [
      { column: 'created_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  return {
    items: items.map(({ created_at: createdAt, name, ...file }) => ({
      ...file,
      name: pdfName(name),
      createdAt: new Date(createdAt).toISOString(),
    })),
    next,
  }
})
