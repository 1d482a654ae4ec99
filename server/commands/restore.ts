// Puts a copy in the place of the embedded database: `npm run restore -- FILE`. With DATABASE_URL and no file: makes a
// database that pg_restore has filled ready to be used.
import { resolve } from 'node:path'
import { forgetIn, restoreFile } from '../store/restore.ts'
import { StartupError } from '../operations/startupError.ts'
import { runCommand } from './runCommand.ts'
import { copyTexts } from '../words/startup.ts'

await runCommand(async (settings, [argument]) => {
  if (settings.databaseUrl) {
    if (argument) throw new StartupError(copyTexts.usePgRestore, 'usage')
    await forgetIn(settings)
    return copyTexts.readied
  }
  if (!argument) throw new StartupError(copyTexts.restoreUsage, 'usage')
  const file = resolve(argument)
  await restoreFile(settings, file)
  return copyTexts.restored(file, settings.dataDir)
})
