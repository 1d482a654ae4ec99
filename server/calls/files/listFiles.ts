import { filesOf } from '../../files/files.ts'
import type { FileHandler } from '../shared/context.ts'

/** Gives the files of who is signed in, the newest first; there are never more than fit on one page. */
export const listFiles: FileHandler<'listFiles'> = async ({ account, db }) => {
  const files = await filesOf(db, account.id)
    .select(['id', 'name', 'bytes', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const items = files.map(({ id, name, bytes, created_at: createdAt }) => ({
    id,
    name,
    bytes,
    createdAt: new Date(createdAt).toISOString(),
  }))
  return { items, next: null }
}
