import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const DIRECTORY = '/dev/shm'
/** Minimum of free memory: four times the size of all databases that tests use at once. */
const MIN_BYTES = 4 * 1024 ** 3

/**
 * Environment of tests that create and delete many files, such as databases. Puts temporary files into memory if
 * there is enough: on a disk, creating and dropping a PostgreSQL database takes longer than most tests that use it.
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
