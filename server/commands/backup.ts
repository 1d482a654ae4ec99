// Copies the embedded database into a file: `npm run backup -- FILE`.
import { resolve } from 'node:path'
import { backUp } from '../store/backup.ts'
import { StartupError } from '../operations/startupError.ts'
import { runCommand } from './runCommand.ts'
import { copyTexts } from '../words/startup.ts'

await runCommand(async (settings, [argument]) => {
  if (!argument) throw new StartupError(copyTexts.backupUsage, 'usage')
  const file = resolve(argument)
  await backUp(settings, file)
  return copyTexts.backedUp(settings.dataDir, file)
})
