// Puts a copy in the place of the embedded database: `npm run restore -- FILE`. With DATABASE_URL and no file: makes a
// database that pg_restore has filled ready to be used.
import { resolve } from 'node:path'
import { forgetIn, restoreFile } from '../store/restore.ts'
import { StartupError } from '../operations/startupError.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async (settings, [argument]) => {
  if (settings.databaseUrl) {
    if (argument)
      throw new StartupError('Run pg_restore first, and then npm run restore without a file.', 'usage')
    await forgetIn(settings)
    return 'Sessions, links and waiting mails of the copy are removed. The data can be used.'
  }
  if (!argument) throw new StartupError('Say which copy to restore: npm run restore -- FILE', 'usage')
  const file = resolve(argument)
  await restoreFile(settings, file)
  return `${file} is restored to ${settings.dataDir}. What was there is kept as replaced.db.`
})
