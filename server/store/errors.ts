const SQLITE_DUPLICATES: ReadonlySet<unknown> = new Set([1_555, 2_067])
const POSTGRES_DUPLICATE = '23505'

/** True if a statement violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'errcode' in error
    ? SQLITE_DUPLICATES.has(error.errcode)
    : 'code' in error && error.code === POSTGRES_DUPLICATE
}

/** True if a statement timed out waiting for a lock. */
export const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03'

/** True if a statement names a table that does not exist. */
export const isMissingTable = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === '42P01') || error.message.startsWith('no such table: '))
