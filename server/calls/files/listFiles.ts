import { filesOf } from '../../files/files.ts'
import type { FileHandler } from '../shared/context.ts'
import { listPage } from '../../store/list.ts'

/** Gives the files of who is signed in, the newest first. */
export const listFiles: FileHandler<'listFiles'> = async ({ account, db }, wanted) => {
  const { items, next } = await listPage(
    filesOf(db, account.id).select(['id', 'name', 'bytes', 'created_at']),
    [
      { column: 'created_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  return {
    items: items.map(({ created_at: createdAt, ...file }) => ({
      ...file,
      createdAt: new Date(createdAt).toISOString(),
    })),
    next,
  }
}
