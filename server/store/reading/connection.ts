import { DatabaseSync } from 'node:sqlite'

/**
 * Opens an embedded database for reading.
 *
 * @param file where it lies
 */
export function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 })
  // The words of a search lie on many pages: with two megabytes, which is the default, each is read anew each time.
  database.exec('pragma cache_size = -16384')
  return database
}
