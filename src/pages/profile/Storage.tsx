import { fileCommandsMachine } from '../../../machines/files/fileCommands.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { useReports } from '../../app/useReports.ts'
import { fileCommands, readStorage } from '../../effects/files.ts'
import { StoragePanel } from '../../views/profile/StoragePanel.tsx'

const machine = fileCommandsMachine.provide({ actors: { command: fileCommands } })

/** How much the account holds; files can be deleted here. */
export function Storage() {
  const { flow: reading, data } = useReading(readStorage, {})
  const commands = useFlow(machine, { input: undefined })
  useReports(commands, ({ type }) => {
    if (type === 'command.done') reading.send({ type: 'refresh' })
  })
  return <StoragePanel reading={reading} commands={commands} held={data} />
}
