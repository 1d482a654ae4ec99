import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const DIRECTORY = '/dev/shm'
/** What the databases of all tests that run at once take is less than a quarter of it. */
const MIN_BYTES = 4 * 1024 ** 3

/**
 * Environment of tests that make and remove many files, such as databases: the directory for them is in memory, if
 * there is enough. On a disk, making and removing a PostgreSQL database takes longer than most tests that use it.
 */
export const filesInMemory = (): { TMPDIR?: string } =>
  process.env['TMPDIR'] === undefined && hasRoom() ? { TMPDIR: DIRECTORY } : {}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(DIRECTORY)
    return Math.min(bavail * bsize, freemem()) >= MIN_BYTES
  } catch {
    // Only Linux has it.
    return false
  }
}
