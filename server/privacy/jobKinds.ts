/** Kinds of jobs in the queue `erasures`. */
export const jobKinds = {
  /** Ends everything that a deleted account has open. */
  leave: 'account.leave',
  erase: 'account.erase',
  /** Writes the list of erasures for backups. */
  list: 'erasures.list',
  /** Overwrites erased data in the log of the embedded database. */
  emptyLog: 'erasures.emptyLog',
} as const

/** Job subject, by which the jobs of an account are canceled. */
export const subjectOf = (accountId: string) => `account/${accountId}`
