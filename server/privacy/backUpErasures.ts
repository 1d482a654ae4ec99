import type { Settings } from '../operations/settings.ts'
import { openStore } from '../store/open.ts'
import { erasuresIn, writeList } from './erasureList.ts'

/**
 * Copies the list of erased accounts out of a database into a file, which replaces an earlier list.
 *
 * @throws StartupError when the database cannot be reached
 */
export async function backUpErasures(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  file: string,
): Promise<void> {
  const store = await openStore(settings)
  try {
    await writeList(file, await erasuresIn(store.db))
  } finally {
    await store.close()
  }
}
