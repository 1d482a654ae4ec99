// Copies the embedded database into a file: `npm run backup -- FILE`.
import { resolve } from 'node:path'
import { backUp } from '../store/backup.ts'
import { StartupError } from '../operations/startupError.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async (settings, [argument]) => {
  if (!argument) throw new StartupError('Say where the copy goes: npm run backup -- FILE', 'usage')
  const file = resolve(argument)
  await backUp(settings, file)
  return `The data of ${settings.dataDir} is copied to ${file}.`
})
