import type { Settings } from '../operations/settings.ts'
import { openStore } from '../store/open.ts'
import { erasuresIn, writeList } from './erasureList.ts'

/**
 * Copies the list of erased accounts from a database to a file, replacing an earlier one.
 *
 * @throws StartupError if the database is unavailable
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
