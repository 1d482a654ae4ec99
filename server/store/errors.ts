const SQLITE_DUPLICATES: ReadonlySet<unknown> = new Set([1_555, 2_067])
const POSTGRES_DUPLICATE = '23505'

/** True if a statement failed because a value that must be unique is there already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'errcode' in error
    ? SQLITE_DUPLICATES.has(error.errcode)
    : 'code' in error && error.code === POSTGRES_DUPLICATE
}

/** True if a statement was given up because somebody else held what it needed. */
export const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03'
