/** Exit codes of a server that cannot start, from sysexits.h, for supervisors. */
export const exitCodes = {
  usage: 64,
  newerData: 65,
  damagedData: 65,
  noInput: 66,
  portUnavailable: 69,
  databaseUnavailable: 69,
  dataUnwritable: 73,
  diskFull: 74,
  dataLocked: 75,
  badSetting: 78,
} as const

/** Startup failure that the operator can fix: one line of text, and an exit code. */
export class StartupError extends Error {
  readonly exitCode: number

  /**
   * Creates the error.
   *
   * @param message one line with cause and remedy
   * @param reason name of the exit code
   */
  constructor(message: string, reason: keyof typeof exitCodes) {
    super(message)
    this.exitCode = exitCodes[reason]
  }
}
