/** Texts for the operator who starts the server or runs a command. */
export const startupTexts = {
  started: (brand: string, origin: string) => `${brand} is at ${origin}`,
  data: (place: string) => `Data: ${place}`,
  mails: (destination: string) => `Emails: ${destination}`,
  mailsBySmtp: (host: string) => `sent by SMTP through ${host}`,
  mailsToFiles: (directory: string) => `written to ${directory}, shown at /dev/outbox`,
  mailWritten: (recipient: string, subject: string, link: string) =>
    `Email to ${recipient}: ${subject}\n  ${link}`,
  metrics: (url: string) => `Metrics: ${url}`,
  notBuilt: (directory: string) =>
    `There is no built application in ${directory}. Serving the API only. Run npm run build.`,
  fillingDemo: 'Creating the demo companies, jobs, and applications. This takes a few seconds, once.',
  demo: (logins: readonly string[], password: string) =>
    `Demo: log in as ${logins.join(' or ')} with the password ${password}\nTo remove the demo: npm run demo:remove`,
  badSettings: (problems: readonly string[]) => `Check the settings: ${problems.join('; ')}.`,
  portInUse: (port: number, host: string) =>
    `Port ${port} is in use on ${host}. Stop the other process, or set PORT to another port.`,
  portForbidden: (port: number) => `You can’t use port ${port}. Set PORT to a port above 1023.`,
  metricsPortInUse: (port: number, host: string) =>
    `You can’t use port ${port} on ${host} for metrics. Set METRICS_PORT to another port, or to 0.`,
  newerData:
    'A newer version of this server wrote the data. Start that version, or set DATA_DIR to another directory.',
  tablesInUse: 'The tables are locked by another process, such as a dump. Start again when it has finished.',
  databaseAway: (database: string, reason: string) =>
    `We can’t use the database ${database} (${reason}). Start it, or correct DATABASE_URL.`,
  dataLocked: (directory: string) =>
    `Another server is using ${directory}. Stop it first, or set DATA_DIR to another directory.`,
  diskFull: (directory: string) =>
    `The disk is full, so ${directory} can’t be used. Free some space and start again. No data is lost.`,
  damagedData: (directory: string) =>
    `The data in ${directory} is damaged and was left unchanged. Restore a backup: npm run restore -- FILE`,
  unwritableData: (directory: string) =>
    `The directory ${directory} isn’t writable. Change its permissions, or set DATA_DIR to another directory.`,
  badLegalText: (file: string, longest: number) =>
    `We can’t use ${file}. Write it in UTF-8 with 1 to ${longest} characters, or remove it to use our own text.`,
  noData: (directory: string) => `There is no data in ${directory}.`,
} as const

/** Texts of the backup and restore commands. */
export const copyTexts = {
  backupUsage: 'Name the file for the copy: npm run backup -- FILE',
  backedUp: (directory: string, file: string) => `Copied the data of ${directory} to ${file}.`,
  erasuresBackedUp: (file: string) =>
    `Copied the list of erased accounts to ${file}. The data itself is in PostgreSQL: copy it with pg_dump.`,
  noErasureList: (file: string) => `${file} isn’t a list of erased accounts.`,
  fileExists: (file: string) => `The file ${file} already exists. Choose another one.`,
  notCopied: (reason: string) => `The copy failed: ${reason}.`,
  restoreUsage: 'Name the copy to restore: npm run restore -- FILE',
  restored: (file: string, directory: string) =>
    `Restored ${file} to ${directory}. The previous data is in replaced.db.`,
  readied: 'Removed the sessions, links, and waiting emails of the copy. The data is ready to use.',
  notRestored: (file: string, problem: string) => `${file} can’t be restored: ${problem}.`,
  notACopy: 'it’s damaged, or isn’t a copy of this server’s data',
} as const
