import { DatabaseSync } from 'node:sqlite'

/**
 * Opens an embedded database for reading.
 *
 * @param file path of the database
 */
export function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 })
  // Larger than the default of 2 MB, with which the many pages of a full-text search would be read again each
  // time.
  database.exec('pragma cache_size = -16384')
  return database
}
