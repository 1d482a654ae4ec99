import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import { dataExportMachine, exportCommandsMachine } from '../../../machines/privacy/dataExport.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { exportCommands, readNewestExport } from '../../effects/privacy/dataExport.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { DataExportPanel } from '../../views/privacy/DataExportPanel.tsx'

const machine = dataExportMachine.provide({
  actors: {
    reading: readingWith(readNewestExport),
    commands: exportCommandsMachine.provide({ actors: { command: exportCommands } }),
  },
})

/** Panel for exporting the member's own data. */
export default function DataExport({ role }: { role: Role }) {
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.reading))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const data = useSelector(reading, ({ context }) => context.data)
  return <DataExportPanel role={role} flow={flow} reading={reading} commands={commands} data={data} />
}
