// Copies the embedded database to a file: `npm run backup -- FILE`. With DATABASE_URL, where pg_dump copies
// the data, it copies the list of erased accounts.
import { resolve } from 'node:path'
import { backUpErasures } from '../privacy/backUpErasures.ts'
import { backUp } from '../store/backup.ts'
import { StartupError } from '../operations/startupError.ts'
import { runCommand } from './runCommand.ts'
import { copyTexts } from '../words/startup.ts'

await runCommand(async (settings, [argument]) => {
  if (!argument) throw new StartupError(copyTexts.backupUsage, 'usage')
  const file = resolve(argument)
  if (settings.databaseUrl) {
    await backUpErasures(settings, file)
    return copyTexts.erasuresBackedUp(file)
  }
  await backUp(settings, file)
  return copyTexts.backedUp(settings.dataDir, file)
})
