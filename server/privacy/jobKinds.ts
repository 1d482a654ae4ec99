/** Jobs of the queue `erasures`. */
export const jobKinds = {
  /** Ends what a deleted account has open. */
  leave: 'account.leave',
  erase: 'account.erase',
  /** Writes the list of erasures for backups. */
  list: 'erasures.list',
  /** Overwrites what the log of the embedded database still holds. */
  emptyLog: 'erasures.emptyLog',
} as const

/** By which the jobs of an account are taken back. */
export const subjectOf = (accountId: string) => `account/${accountId}`
