/** Exit codes of a server that cannot start, after sysexits.h, so that a supervisor can tell them apart. */
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

/** The server cannot start for a reason that the person who started it can mend: one line, and an exit code. */
export class StartupError extends Error {
  readonly exitCode: number

  /**
   * @param message one line that names the cause and what to do
   * @param reason the exit code's name
   */
  constructor(message: string, reason: keyof typeof exitCodes) {
    super(message)
    this.exitCode = exitCodes[reason]
  }
}
